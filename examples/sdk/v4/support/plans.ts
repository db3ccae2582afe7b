import type {Currency, CurrencyAmount} from '@uniswap/sdk-core';
import {Actions, type Pool, URVersion, V4Planner} from '@uniswap/v4-sdk';
import {type Address, type Hex, zeroAddress} from 'viem';
import {baseUnits} from '../../support/tokens';

/** A swap in one pool with its limits; one of the two amounts is exact. */
export type SingleSwap = {
  pool: Pool;
  exact: 'input' | 'output';
  mostIn: CurrencyAmount<Currency>;
  leastOut: CurrencyAmount<Currency>;
};

// #region address
/** How the contracts name a currency: ETH is the zero address. */
export const addressIn = (currency: Currency): Address =>
  currency.isNative ? zeroAddress : (currency.address as Address);
// #endregion address

// #region plan
/** The input of V4_SWAP: swap, pay at most this, take at least that. */
export function planSingle({pool, exact, mostIn, leastOut}: SingleSwap, release = URVersion.V2_0) {
  const [most, least] = [String(baseUnits(mostIn)), String(baseUnits(leastOut))];
  const zeroForOne = mostIn.currency.equals(pool.currency0);
  const swap = {poolKey: pool.poolKey, zeroForOne, hookData: '0x'};
  const planner = new V4Planner();
  if (exact === 'input') {
    const amounts = {amountIn: most, amountOutMinimum: least};
    planner.addAction(Actions.SWAP_EXACT_IN_SINGLE, [{...swap, ...amounts}], release);
  } else {
    const amounts = {amountOut: least, amountInMaximum: most};
    planner.addAction(Actions.SWAP_EXACT_OUT_SINGLE, [{...swap, ...amounts}], release);
  }
  planner.addAction(Actions.SETTLE_ALL, [addressIn(mostIn.currency), most]);
  planner.addAction(Actions.TAKE_ALL, [addressIn(leastOut.currency), least]);
  return planner.finalize() as Hex;
}
// #endregion plan
