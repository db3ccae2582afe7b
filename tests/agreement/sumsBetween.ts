import {expectThat} from '../../src/protocol/outOfRange';
import {wrapSigned, wrapUnsigned} from '../../src/protocol/integers';
import type {Observation} from '../../src/protocol/oracle';

/** The sums at a moment between two observations; the tick per second is cut towards zero. */
export function sumsBetween(
  before: Observation,
  {after, timestamp}: {after: Observation; timestamp: bigint},
): Omit<Observation, 'timestamp'> {
  const whole = wrapUnsigned(32n, after.timestamp - before.timestamp);
  const part = wrapUnsigned(32n, timestamp - before.timestamp);
  expectThat(part <= whole, `a moment between ${before.timestamp} and ${after.timestamp}`);
  if (part === whole) return after;
  const ticks = wrapSigned(56n, after.tickCumulative - before.tickCumulative);
  const seconds = wrapUnsigned(
    160n,
    after.secondsPerLiquidityX128 - before.secondsPerLiquidityX128,
  );
  return {
    tickCumulative: wrapSigned(56n, before.tickCumulative + (ticks / whole) * part),
    secondsPerLiquidityX128: wrapUnsigned(
      160n,
      before.secondsPerLiquidityX128 + (seconds * part) / whole,
    ),
  };
}
