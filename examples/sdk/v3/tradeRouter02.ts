import assert from 'node:assert/strict';
import {CurrencyAmount, Percent} from '@uniswap/sdk-core';
import {FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, parseAbi, parseEther, size, slice} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deadlineIn} from '../support/deadline';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {account, approve, balanceOf, baseUnits, show, USDC, WETH} from '../support/tokens';

// #region abi
const router02 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'; // SwapRouter02

const abi = parseAbi([
  'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[] results)',
]);
// #endregion abi

const feePips = FeeAmount.MEDIUM;
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1')));
const slippageTolerance = new Percent(50, 10_000);

async function main(): Promise<void> {
  const route = new Route([await readPool(WETH, USDC, feePips)], WETH, USDC);
  const trade = await quoteExactInput(route, inputAmount);
  const before = await balanceOf(USDC);

  // #region send
  const swap = {
    tokenIn: WETH.address as Address,
    tokenOut: USDC.address as Address,
    fee: feePips,
    recipient: account,
    amountIn: baseUnits(inputAmount),
    amountOutMinimum: baseUnits(trade.minimumAmountOut(slippageTolerance)),
    sqrtPriceLimitX96: 0n,
  };
  const inner = encodeFunctionData({abi, functionName: 'exactInputSingle', args: [swap]});
  const deadline = await deadlineIn(600n);
  const call = {abi, functionName: 'multicall', args: [deadline, [inner]]} as const;
  await approve(inputAmount, router02);
  await confirm(await client.writeContract({address: router02, ...call}));
  // #endregion send

  const received = (await balanceOf(USDC)).subtract(before);
  assert(received.equalTo(trade.outputAmount));
  const data = encodeFunctionData(call);
  console.log(
    `SwapRouter02  ${slice(data, 0, 4)}… with ${slice(inner, 0, 4)}…, ${size(data)} bytes`,
  );
  console.log(`received      ${show(received)}`);
}

run(main);
