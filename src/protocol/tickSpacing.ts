import {divideDown, divideUp, maxUnsigned} from './integers';
import {expectThat} from './outOfRange';
import {MAX_TICK, MIN_TICK} from './tickMath';

/** Ticks between two usable ones, by fee in pips: those of mainnet's factory. It has 100 by a vote; another may lack it. */
export const TICK_SPACINGS: ReadonlyMap<bigint, bigint> = new Map([
  [100n, 1n],
  [500n, 10n],
  [3_000n, 60n],
  [10_000n, 200n],
]);

/** The tick spacing of pools with a fee in pips. */
export function tickSpacingOf(feePips: bigint): bigint {
  const tickSpacing = TICK_SPACINGS.get(feePips);
  expectThat(
    tickSpacing !== undefined,
    `a fee of ${[...TICK_SPACINGS.keys()].join(', ')} pips, got ${feePips}`,
  );
  return tickSpacing;
}

/** The lowest and the highest tick that a position may end at. */
export function usableTicks(tickSpacing: bigint): {lowest: bigint; highest: bigint} {
  expectSpacing(tickSpacing);
  const steps = MAX_TICK / tickSpacing;
  return {lowest: -steps * tickSpacing, highest: steps * tickSpacing};
}

type TickOnGrid = {tick: bigint; tickSpacing: bigint};

/** The nearest usable tick that is not above the given one; the lowest where all are. */
export const usableTickBelow = (place: TickOnGrid): bigint =>
  within(place, divideDown(place.tick, place.tickSpacing));

/** The nearest usable tick that is not below the given one; the highest where all are. */
export const usableTickAbove = (place: TickOnGrid): bigint =>
  within(place, divideUp(place.tick, place.tickSpacing));

/** The nearest usable tick; of two equally near ones the higher, as the SDK has it. */
export const nearestUsableTick = (place: TickOnGrid): bigint =>
  within(place, divideDown(2n * place.tick + place.tickSpacing, 2n * place.tickSpacing));

function within({tick, tickSpacing}: TickOnGrid, steps: bigint): bigint {
  const {lowest, highest} = usableTicks(tickSpacing);
  expectThat(
    tick >= MIN_TICK && tick <= MAX_TICK,
    `a tick from ${MIN_TICK} to ${MAX_TICK}, got ${tick}`,
  );
  const usable = steps * tickSpacing;
  if (usable < lowest) return lowest;
  return usable > highest ? highest : usable;
}

/** The most liquidity that may begin or end at one tick, so that the sum of all fits 128 bits. */
export function maxLiquidityPerTick(tickSpacing: bigint): bigint {
  const {lowest, highest} = usableTicks(tickSpacing);
  return maxUnsigned(128n) / ((highest - lowest) / tickSpacing + 1n);
}

function expectSpacing(tickSpacing: bigint): void {
  expectThat(
    tickSpacing > 0n && tickSpacing < 16_384n,
    `a tick spacing from 1 to 16383, got ${tickSpacing}`,
  );
}
