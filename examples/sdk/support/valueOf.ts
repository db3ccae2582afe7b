import type {Price, Token} from '@uniswap/sdk-core';
import {type Amount, sumEach} from './held';
import {amountOf, baseUnits, USDC} from './tokens';

/** Prices in USDC by the address of the token. */
export type Prices = ReadonlyMap<string, Price<Token, Token>>;

// #region value
/** What amounts are worth in USDC, and those that have no price. */
export function valueOf(amounts: readonly Amount[], prices: Prices) {
  const sums = sumEach(amounts.map(({wrapped}) => wrapped)); // ETH counts as WETH
  const unpriced: Amount[] = [];
  let worth = amountOf(USDC, 0n);
  for (const sum of sums) {
    const price = prices.get(sum.currency.wrapped.address);
    if (price) worth = worth.add(amountOf(USDC, baseUnits(price.quote(sum.wrapped))));
    else if (sum.greaterThan(0)) unpriced.push(sum);
  }
  return {worth, unpriced};
}
// #endregion value
