import {divideDown} from './integers';
import {expectThat} from './outOfRange';
import {MAX_TICK, MIN_TICK} from './tickMath';

/** A tick at which positions begin or end: what a rising price adds to the active liquidity there. */
export type Bound = {tick: bigint; liquidityNet: bigint};

/** Liquidity between two ticks; the upper one is outside of it. */
export type PlacedLiquidity = {tickLower: bigint; tickUpper: bigint; liquidity: bigint};

/** Where the liquidity of positions changes, in ascending order, and what is active at a tick. */
export function boundsOf(
  positions: readonly PlacedLiquidity[],
  {tick, tickSpacing}: {tick: bigint; tickSpacing: bigint},
): {bounds: Bound[]; liquidity: bigint} {
  let [bounds, active]: [Bound[], bigint] = [[], 0n];
  for (const {tickLower, tickUpper, liquidity} of positions) {
    expectThat(
      tickLower >= MIN_TICK && tickLower < tickUpper && tickUpper <= MAX_TICK,
      `a lower tick from ${MIN_TICK} below an upper tick to ${MAX_TICK}, got ${tickLower} and ${tickUpper}`,
    );
    expectThat(
      tickLower % tickSpacing === 0n && tickUpper % tickSpacing === 0n,
      `ticks that are multiples of the spacing ${tickSpacing}, got ${tickLower} and ${tickUpper}`,
    );
    bounds = withBound(bounds, {tick: tickLower, liquidityNet: liquidity});
    bounds = withBound(bounds, {tick: tickUpper, liquidityNet: -liquidity});
    if (tick >= tickLower && tick < tickUpper) active += liquidity;
  }
  return {bounds, liquidity: active};
}

/** Bounds with another one in its place, added to what is there. */
function withBound(bounds: readonly Bound[], {tick, liquidityNet}: Bound): Bound[] {
  const there = bounds.find((bound) => bound.tick === tick)?.liquidityNet ?? 0n;
  return [
    ...bounds.filter((bound) => bound.tick < tick),
    {tick, liquidityNet: there + liquidityNet},
    ...bounds.filter((bound) => bound.tick > tick),
  ];
}

type BoundsOnGrid = {bounds: readonly Bound[]; tickSpacing: bigint};

/** The next tick at which a step of a swap ends: one where liquidity changes, or the last of the 256 that a word of the pool's bitmap holds. */
export function nextBound(
  {bounds, tickSpacing}: BoundsOnGrid,
  {tick, zeroForOne}: {tick: bigint; zeroForOne: boolean},
): {tick: bigint; liquidityNet?: bigint} {
  const compressed = divideDown(tick, tickSpacing);
  // Downwards the search begins at the tick itself, upwards at the one after it.
  const first = zeroForOne ? compressed : compressed + 1n;
  const word = (first >> 8n) << 8n;
  const last = (zeroForOne ? word : word + 255n) * tickSpacing;
  const bound = zeroForOne
    ? bounds.filter((bound) => bound.tick <= tick && bound.tick >= last).pop()
    : bounds.find((bound) => bound.tick > tick && bound.tick <= last);
  return bound ?? {tick: last};
}
