import {type Currency, type CurrencyAmount, Percent} from '@uniswap/sdk-core';
import {amountOf, baseUnits} from '../../support/tokens';

// #region limits
export const slippageTolerance = new Percent(50, 10_000); // 0.5%
const one = new Percent(1);

/** The least to accept of what was quoted, rounded down. */
export const atLeastOf = (quoted: CurrencyAmount<Currency>): CurrencyAmount<Currency> =>
  amountOf(quoted.currency, baseUnits(quoted.multiply(one.subtract(slippageTolerance))));

/** The most to pay for what was quoted, rounded down. */
export const atMostOf = (quoted: CurrencyAmount<Currency>): CurrencyAmount<Currency> =>
  amountOf(quoted.currency, baseUnits(quoted.multiply(one.add(slippageTolerance))));
// #endregion limits
