import {encodeSqrtRatioX96} from '@uniswap/v3-sdk';

// #region sqrt-price
/** √(amount1 / amount0) · 2^96: the price at which these amounts, in smallest units, are worth the same. */
export const sqrtPriceOf = (amount0: bigint, amount1: bigint): bigint =>
  BigInt(encodeSqrtRatioX96(String(amount1), String(amount0)).toString());
// #endregion sqrt-price
