import type {Currency, CurrencyAmount} from '@uniswap/sdk-core';
import type {Ranged} from './stateOf';
import {amountOf} from './tokens';

export type Amount = CurrencyAmount<Currency>;

/** A position of v3 or v4, and the fees that it is owed of both currencies, in base units. */
export type Held = {
  tokenId: bigint;
  position: Ranged & {amount0: Amount; amount1: Amount; pool: {fee: number; hooks?: string}};
  owed: readonly [bigint, bigint];
};

// #region amounts
/** What a position would pay now of both currencies, then the fees that it is owed of both. */
export const amountsIn = ({position: {amount0, amount1}, owed}: Held): Amount[] => [
  amount0,
  amount1,
  amountOf(amount0.currency, owed[0]),
  amountOf(amount1.currency, owed[1]),
];

/** The sum of each currency. */
export function sumEach(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, Amount>();
  for (const amount of amounts) {
    const {currency} = amount;
    const key = currency.isNative ? 'native' : currency.address;
    sums.set(key, sums.get(key)?.add(amount) ?? amount);
  }
  return [...sums.values()];
}
// #endregion amounts
