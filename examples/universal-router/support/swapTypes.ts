// #region swap-types
/** What a swap takes in 2.0: recipient, exact amount, limit, path, whether the caller pays. */
export const v3Swap = 'address, uint256, uint256, bytes, bool';
export const v2Swap = 'address, uint256, uint256, address[], bool';
/** From 2.1.1 on, a sixth value stands behind them: minHopPriceX36. */
export const v3SwapSince2_1_1 = `${v3Swap}, uint256[]`;
export const v2SwapSince2_1_1 = `${v2Swap}, uint256[]`;

/** The price of a hop that gives this for that, both in smallest units. */
export const hopPriceX36 = (amountOut: bigint, amountIn: bigint): bigint =>
  (amountOut * 10n ** 36n) / amountIn;
// #endregion swap-types
