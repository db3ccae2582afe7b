import assert from 'node:assert/strict';
import {SwapRouter} from '@uniswap/router-sdk';
import {CurrencyAmount, Percent} from '@uniswap/sdk-core';
import {FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, parseEther, size, slice} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../support/chain';
import {router02Abi} from '../support/abis';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {
  allowanceFor,
  balanceOf,
  baseUnits,
  requireAmounts,
  show,
  USDC,
  WETH,
} from '../support/tokens';

const router = addressOf('SwapRouter02');
const feePips = FeeAmount.MEDIUM;
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1')));
const slippageTolerance = new Percent(50, 10_000);

async function main(): Promise<void> {
  await requireAmounts(inputAmount);
  const route = new Route([await readPool(WETH, USDC, feePips)], WETH, USDC);
  const trade = await quoteExactInput(route, inputAmount); // the trade of v3-sdk

  // #region router-sdk
  const deadline = await deadlineIn(600n);
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(deadline),
  });
  // #endregion router-sdk

  // #region by-hand
  const swap = {
    tokenIn: WETH.address as Address,
    tokenOut: USDC.address as Address,
    fee: feePips,
    recipient: account, // no deadline after it
    amountIn: baseUnits(inputAmount),
    amountOutMinimum: baseUnits(trade.minimumAmountOut(slippageTolerance)),
    sqrtPriceLimitX96: 0n,
  };
  const abi = router02Abi;
  const inner = encodeFunctionData({abi, functionName: 'exactInputSingle', args: [swap]});
  const data = encodeFunctionData({abi, functionName: 'multicall', args: [deadline, [inner]]});
  assert.equal(data, calldata);
  // #endregion by-hand

  const before = await balanceOf(USDC);
  // #region send
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  await withAllowances([allowanceFor(router, inputAmount)], async () =>
    confirm(await client.sendTransaction(transaction)),
  );
  // #endregion send

  const received = (await balanceOf(USDC)).subtract(before);
  assert(!received.lessThan(trade.minimumAmountOut(slippageTolerance)));
  console.log(
    `SwapRouter02  ${slice(data, 0, 4)}… with ${slice(inner, 0, 4)}…, ${size(data)} bytes`,
  );
  console.log('              the same from router-sdk and by hand');
  console.log(`received      ${show(received)}`);
}

run(main);
