/** What an exact input buys: UniswapV2Library.getAmountOut, in raw units. */
export const amountOut = (amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint =>
  (997n * amountIn * reserveOut) / (1_000n * reserveIn + 997n * amountIn);

/** What an exact output costs: UniswapV2Library.getAmountIn, in raw units. */
export const amountIn = (amountOut: bigint, reserveIn: bigint, reserveOut: bigint): bigint =>
  (1_000n * reserveIn * amountOut) / (997n * (reserveOut - amountOut)) + 1n;
