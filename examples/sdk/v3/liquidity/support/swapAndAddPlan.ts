import {type CurrencyAmount, type Percent, type Token, TradeType} from '@uniswap/sdk-core';
import {type Pool, Position, Trade} from '@uniswap/v3-sdk';
import type {Address} from 'viem';
import {addressOf, client} from '../../../../support/chain';
import {router02Abi} from '../../../support/abis';
import {amountOf, baseUnits} from '../../../support/tokens';
import {type Amounts, minus} from './amounts';
import {fittingSwap} from './fittingSwap';

/** What one transaction does with what an account holds. */
export type Plan = Awaited<ReturnType<typeof planOf>>;

// #region plan
/** The swap, the position that it makes possible, and the least of both that is acceptable. */
export async function planOf(
  pool: Pool,
  ticks: {tickLower: number; tickUpper: number},
  held: Amounts,
  slippageTolerance: Percent,
) {
  const {route, amountIn, amountOut, poolAfter, rounds} = await fittingSwap(pool, ticks, held);
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount: amountOf(route.input, amountIn),
    outputAmount: amountOf(route.output, amountOut),
    tradeType: TradeType.EXACT_INPUT,
  });
  const [sold, bought] = route.input.equals(pool.token0)
    ? ([
        [amountIn, 0n],
        [0n, amountOut],
      ] as const)
    : ([
        [0n, amountIn],
        [amountOut, 0n],
      ] as const);
  const rest = minus(held, sold); // what the swap does not take
  const position = Position.fromAmounts({
    pool: poolAfter,
    ...ticks,
    amount0: String(rest[0] + bought[0]),
    amount1: String(rest[1] + bought[1]),
    useFullPrecision: false, // rounds as the position manager does
  });
  return {
    ...{trade, position, rounds},
    pulls: [amountOf(pool.token0, rest[0]), amountOf(pool.token1, rest[1])].filter(isSome),
    leastOut: baseUnits(trade.minimumAmountOut(slippageTolerance)),
    least: position.mintAmountsWithSlippage(slippageTolerance),
  };
}

/** Whether there is anything of it: some tokens refuse to move 0. */
export const isSome = (amount: CurrencyAmount<Token>): boolean => amount.greaterThan(0);
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
