import assert from 'node:assert/strict';
import {CurrencyAmount, Percent} from '@uniswap/sdk-core';
import {FeeAmount, Route, SwapRouter, Trade} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, parseEther, size, slice} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {routerAbi} from '../../v3/swaps/support/abis';
import {deadlineIn} from '../support/deadline';
import {wallet} from '../support/ethersClient';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {account, allowanceOf, approve, balanceOf, baseUnits} from '../support/tokens';
import {show, USDC, WETH} from '../support/tokens';
import {undone} from '../support/undone';

// #region constants
const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter

const feePips = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3 %
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1'))); // pay exactly this
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5 %
const highestImpact = new Percent(100, 10_000); // 1 %, the fee of 0.3 % included
const deadlineSeconds = 600n;
// #endregion constants

async function main(): Promise<void> {
  // #region trade
  const pool = await readPool(WETH, USDC, feePips);
  const route = new Route([pool], WETH, USDC);
  const trade = await quoteExactInput(route, inputAmount);
  // #endregion trade

  // #region computed
  const computed = await Trade.exactIn(route, inputAmount); // by the SDK, from the pool's ticks
  assert.equal(computed.outputAmount.quotient.toString(), trade.outputAmount.quotient.toString());
  // #endregion computed

  // #region limits
  if (trade.priceImpact.greaterThan(highestImpact)) {
    throw new Error(`the trade would move the price by ${trade.priceImpact.toFixed(2)} %`);
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

  // #region approve
  await approve(inputAmount, router);
  // #endregion approve

  const sendWithSdk = async () => {
    // #region send-sdk
    const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
    await confirm(await client.sendTransaction(transaction));
    // #endregion send-sdk
  };
  const sendWithViem = async () => {
    // #region send-viem
    await confirm(await client.writeContract({address: router, ...call}));
    // #endregion send-viem
  };
  const sendWithEthers = async () => {
    // #region send-ethers
    const response = await wallet.sendTransaction({to: router, data: calldata, value});
    await response.wait(); // ethers v5 throws if the transaction reverted
    // #endregion send-ethers
  };

  // #region verify
  const paidAndReceived = async (send: () => Promise<void>) => {
    const before = {weth: await balanceOf(WETH), usdc: await balanceOf(USDC)};
    await send();
    const paid = before.weth.subtract(await balanceOf(WETH));
    const received = (await balanceOf(USDC)).subtract(before.usdc);
    assert(paid.equalTo(inputAmount));
    assert(received.equalTo(trade.outputAmount)); // nobody else trades in the sandbox
    assert((await allowanceOf(WETH, router)).equalTo(0));
    return `${show(paid)} → ${show(received)}`;
  };
  // #endregion verify
  const words = [`${slice(calldata as Hex, 0, 4)}…`, `${size(calldata as Hex)} bytes`];
  console.log(`pay           ${show(inputAmount)}`);
  console.log(`quote         ${show(trade.outputAmount)}, as the SDK computes it`);
  console.log(`price impact  ${trade.priceImpact.toFixed(2)} %, the fee of 0.30 % included`);
  console.log(`minimum       ${show(minimum)}`);
  console.log(`worst price   ${worstPrice.toFixed(2)} USDC per WETH`);
  console.log(`calldata      ${words.join(', ')}, the same from SDK and viem`);
  console.log(`value         ${BigInt(value)} wei`);
  console.log(
    `sent by viem, SDK's calldata    ${await undone(() => paidAndReceived(sendWithSdk))}`,
  );
  console.log(
    `sent by viem, writeContract     ${await undone(() => paidAndReceived(sendWithViem))}`,
  );
  console.log(`sent by ethers, SDK's calldata  ${await paidAndReceived(sendWithEthers)}`);
  console.log('still approved: nothing');
}

run(main);
