import {
  divideDown,
  expectSigned,
  expectUnsigned,
  maxUnsigned,
  wrapSigned,
  wrapUnsigned,
} from './integers';
import {expectThat} from './outOfRange';

/** What a pool's oracle stores of one moment: sums since the pool began, modulo the widths of its fields. */
export type Observation = {
  /** Unix seconds, modulo 2^32. */
  timestamp: bigint;
  /** Sum of tick × seconds, 56 bits. */
  tickCumulative: bigint;
  /** Sum of seconds ÷ liquidity × 2^128, 160 bits. */
  secondsPerLiquidityX128: bigint;
};

type Sums = Omit<Observation, 'timestamp'>;

/** The observation after one, the pool having been at this tick with this liquidity in between. */
export function nextObservation(
  last: Observation,
  {timestamp, tick, liquidity}: {timestamp: bigint; tick: bigint; liquidity: bigint},
): Observation {
  expectObservation(last);
  expectUnsigned(32n, {timestamp});
  expectSigned(24n, {tick});
  expectUnsigned(128n, {liquidity});
  const seconds = wrapUnsigned(32n, timestamp - last.timestamp);
  const perLiquidityX128 = (seconds << 128n) / (liquidity > 0n ? liquidity : 1n);
  return {
    timestamp,
    tickCumulative: wrapSigned(56n, last.tickCumulative + tick * seconds),
    secondsPerLiquidityX128: wrapUnsigned(160n, last.secondsPerLiquidityX128 + perLiquidityX128),
  };
}

type Window = {
  /** Sums at the beginning of the window. */
  from: Sums;
  /** Sums at its end. */
  to: Sums;
  /** Its length, above 0. */
  seconds: bigint;
};

/** The mean tick of a window, rounded down, also below 0. */
export function arithmeticMeanTick({from, to, seconds}: Window): bigint {
  expectWindow({from, to, seconds});
  const ticks = wrapSigned(56n, to.tickCumulative - from.tickCumulative);
  return wrapSigned(24n, divideDown(ticks, seconds));
}

/** The harmonic mean of the liquidity in a window, rounded down: low where liquidity was low for long. */
export function harmonicMeanLiquidity({from, to, seconds}: Window): bigint {
  expectWindow({from, to, seconds});
  const grown = wrapUnsigned(160n, to.secondsPerLiquidityX128 - from.secondsPerLiquidityX128);
  expectThat(grown > 0n, 'seconds per liquidity that grew in the window, got no growth');
  return wrapUnsigned(128n, (seconds * maxUnsigned(160n)) / (grown << 32n));
}

function expectObservation({
  timestamp,
  tickCumulative,
  secondsPerLiquidityX128,
}: Observation): void {
  expectUnsigned(32n, {timestamp});
  expectSigned(56n, {tickCumulative});
  expectUnsigned(160n, {secondsPerLiquidityX128});
}

function expectWindow({from, to, seconds}: Window): void {
  for (const {tickCumulative, secondsPerLiquidityX128} of [from, to]) {
    expectSigned(56n, {tickCumulative});
    expectUnsigned(160n, {secondsPerLiquidityX128});
  }
  expectUnsigned(32n, {seconds});
  expectThat(seconds > 0n, 'a window longer than 0 seconds');
}
