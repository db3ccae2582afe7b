import assert from 'node:assert/strict';
import {CurrencyAmount, Percent} from '@uniswap/sdk-core';
import {FeeAmount, Route, SwapRouter, Trade} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, parseEther, size, slice} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../support/chain';
import {isSandbox} from '../../support/chain';
import {routerAbi} from '../support/abis';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {allowanceFor, allowanceOf, balanceOf, baseUnits, requireAmounts} from '../support/tokens';
import {show, USDC, WETH} from '../support/tokens';

// #region constants
const router = addressOf('SwapRouter');

const feePips = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3%
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1'))); // pay exactly this
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
const highestImpact = new Percent(100, 10_000); // 1%, the fee of 0.3% included
const deadlineSeconds = 600n;
// #endregion constants

async function main(): Promise<void> {
  await requireAmounts(inputAmount);

  // #region trade
  const blockNumber = await client.getBlockNumber(); // pool and quote are of one block
  const pool = await readPool(WETH, USDC, feePips, blockNumber);
  const route = new Route([pool], WETH, USDC);
  const trade = await quoteExactInput(route, inputAmount, blockNumber);
  // #endregion trade

  // #region computed
  const computed = await Trade.exactIn(route, inputAmount); // by the SDK, from the pool's ticks
  assert.equal(computed.outputAmount.quotient.toString(), trade.outputAmount.quotient.toString());
  // #endregion computed

  // #region limits
  if (trade.priceImpact.greaterThan(highestImpact)) {
    throw new Error(`the trade would move the price by ${trade.priceImpact.toFixed(2)}%`);
  }
  const minimum = trade.minimumAmountOut(slippageTolerance);
  const worstPrice = trade.worstExecutionPrice(slippageTolerance);
  // #endregion limits

  // #region calldata
  const deadline = await deadlineIn(deadlineSeconds);
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadline: String(deadline),
  });
  // #endregion calldata

  // #region viem-calldata
  const params = {
    tokenIn: WETH.address as Address,
    tokenOut: USDC.address as Address,
    fee: feePips,
    recipient: account,
    deadline,
    amountIn: baseUnits(inputAmount),
    amountOutMinimum: baseUnits(minimum),
    sqrtPriceLimitX96: 0n, // no limit here: the minimum limits the amount
  };
  const call = {abi: routerAbi, functionName: 'exactInputSingle', args: [params]} as const;
  assert.equal(encodeFunctionData(call), calldata);
  // #endregion viem-calldata

  const before = {weth: await balanceOf(WETH), usdc: await balanceOf(USDC)};
  // #region send
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  await withAllowances([allowanceFor(router, inputAmount)], async () =>
    confirm(await client.sendTransaction(transaction)),
  );
  // #endregion send

  // #region verify
  const paid = before.weth.subtract(await balanceOf(WETH));
  const received = (await balanceOf(USDC)).subtract(before.usdc);
  assert(paid.equalTo(inputAmount));
  assert(!received.lessThan(minimum));
  if (await isSandbox()) assert(received.equalTo(trade.outputAmount)); // nobody else trades there
  assert((await allowanceOf(WETH, router)).equalTo(0));
  // #endregion verify
  const words = [`${slice(calldata as Hex, 0, 4)}…`, `${size(calldata as Hex)} bytes`];
  console.log(`pay           ${show(inputAmount)}`);
  console.log(`quote         ${show(trade.outputAmount)}, as the SDK computes it`);
  console.log(`price impact  ${trade.priceImpact.toFixed(2)}%, the fee of 0.30% included`);
  console.log(`minimum       ${show(minimum)}`);
  console.log(`worst price   ${worstPrice.toFixed(2)} USDC per WETH`);
  console.log(`calldata      ${words.join(', ')}, the same from SDK and viem`);
  console.log(`value         ${BigInt(value)} wei`);
  console.log(`paid          ${show(paid)}`);
  console.log(`received      ${show(received)}`);
  console.log('still approved: nothing');
}

run(main);
