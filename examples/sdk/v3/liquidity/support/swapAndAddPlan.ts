import {type CurrencyAmount, type Percent, type Token, TradeType} from '@uniswap/sdk-core';
import {type Pool, Position, Trade} from '@uniswap/v3-sdk';
import type {Address} from 'viem';
import {addressOf, client} from '../../../../support/chain';
import {router02Abi} from '../../../support/abis';
import {amountOf, baseUnits} from '../../../support/tokens';
import {fittingSwap, type Ordered} from './fittingSwap';

/** What one transaction does with what an account holds. */
export type Plan = Awaited<ReturnType<typeof planOf>>;

// #region plan
/** The swap, the position that it makes possible, and the least of both that is acceptable. */
export async function planOf(
  pool: Pool,
  ticks: {tickLower: number; tickUpper: number},
  held: Ordered,
  slippageTolerance: Percent,
) {
  const {route, amountIn, amountOut, poolAfter, rounds} = await fittingSwap(pool, ticks, held);
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount: amountOf(route.input, amountIn),
    outputAmount: amountOf(route.output, amountOut),
    tradeType: TradeType.EXACT_INPUT,
  });
  // What the swap does not take, and what it gives.
  const rest0 = route.input.equals(pool.token0) ? held[0] - amountIn : held[0];
  const rest1 = route.input.equals(pool.token1) ? held[1] - amountIn : held[1];
  const bought0 = route.output.equals(pool.token0) ? amountOut : 0n;
  const bought1 = route.output.equals(pool.token1) ? amountOut : 0n;
  const position = Position.fromAmounts({
    pool: poolAfter,
    ...ticks,
    amount0: String(rest0 + bought0),
    amount1: String(rest1 + bought1),
    useFullPrecision: false, // rounds as the position manager does
  });
  return {
    ...{trade, position, rounds},
    pulls: [amountOf(pool.token0, rest0), amountOf(pool.token1, rest1)].filter(isSome),
    leastOut: baseUnits(trade.minimumAmountOut(slippageTolerance)),
    least: position.mintAmountsWithSlippage(slippageTolerance),
  };
}

/** Whether there is anything of it: some tokens refuse to move 0. */
const isSome = (amount: CurrencyAmount<Token>): boolean => amount.greaterThan(0);
// #endregion plan

// #region approvals
const approvals = [
  undefined, // the position manager may take enough of the router's tokens already
  'approveMax',
  'approveMaxMinusOne',
  'approveZeroThenMax',
  'approveZeroThenMaxMinusOne',
] as const;

/** Which approval the router has to give the position manager for an amount, if any. */
export async function approvalFor(token: Token, amount: bigint) {
  const contract = {address: addressOf('SwapRouter02'), abi: router02Abi} as const;
  const args = [token.address as Address, amount] as const;
  const call = {...contract, functionName: 'getApprovalType', args} as const;
  return approvals[(await client.simulateContract(call)).result]; // a call: nothing changes
}
// #endregion approvals
