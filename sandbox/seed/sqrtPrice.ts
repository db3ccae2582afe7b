/** √(amount1 / amount0) · 2^96, rounded down: how a v3 pool keeps a price. */
export function sqrtPriceX96(amount0: bigint, amount1: bigint): bigint {
  return squareRoot((amount1 << 192n) / amount0);
}

/** The square root, rounded down (Newton's method). */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}
