import {SwapRouter} from '@uniswap/router-sdk';
import {type CurrencyAmount, Percent, type Token} from '@uniswap/sdk-core';
import {FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Address, erc20Abi, type Hex} from 'viem';
import {addressOf, clientOf, confirm, deadlineIn, isSandbox} from '../../support/chain';
import {quoteExactInput} from './quote';
import {readPool} from './readPool';
import {amountOf, baseUnits, USDC, WETH} from './tokens';

/** On the sandbox another account pays this much USDC, then sells all the WETH that it got. */
export async function tradeBothWays(amountInUsdc: bigint): Promise<void> {
  if (!(await isSandbox())) return; // elsewhere others trade by themselves
  const bought = await swapByOther(amountOf(USDC, amountInUsdc), WETH);
  await swapByOther(bought, USDC);
}

/** On the sandbox another account pays this much USDC, which makes WETH dearer. */
export async function buyWeth(amountInUsdc: bigint): Promise<void> {
  if (!(await isSandbox())) return;
  await swapByOther(amountOf(USDC, amountInUsdc), WETH);
}

/** Swaps as the second test account; gives what it got. */
async function swapByOther(
  amountIn: CurrencyAmount<Token>,
  output: Token,
): Promise<CurrencyAmount<Token>> {
  const trader = clientOf(1);
  const router = addressOf('SwapRouter02');
  const input = amountIn.currency;
  const pool = await readPool(input, output, FeeAmount.MEDIUM);
  const trade = await quoteExactInput(new Route([pool], input, output), amountIn);
  const token = {address: input.address as Address, abi: erc20Abi} as const;
  const approval = [router, baseUnits(amountIn)] as const;
  await confirm(await trader.writeContract({...token, functionName: 'approve', args: approval}));
  const {calldata} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance: new Percent(50, 10_000),
    recipient: trader.account.address,
    deadlineOrPreviousBlockhash: String(await deadlineIn(600n)),
  });
  await confirm(await trader.sendTransaction({to: router, data: calldata as Hex}));
  return trade.outputAmount;
}
