import {absolute, expectUnsigned} from './integers';
import {expectThat} from './outOfRange';

type Line = {
  startAmount: bigint;
  endAmount: bigint;
  /** Unix seconds. */
  startTime: bigint;
  endTime: bigint;
  time: bigint;
};

/** What a Dutch order (V1, V2, relayed) asks for at a time, in raw units; the part that decayed is rounded down. */
export function linearDecay({startAmount, endAmount, startTime, endTime, time}: Line): bigint {
  expectUnsigned(256n, {startAmount, endAmount, startTime, endTime, time});
  expectThat(startTime <= endTime, `an end at or after the start ${startTime}, got ${endTime}`);
  if (time >= endTime) return endAmount;
  if (time <= startTime) return startAmount;
  const change = (endAmount - startAmount) * (time - startTime);
  // The reactors multiply in 256 bits.
  expectUnsigned(256n, {'the change times the seconds': absolute(change)});
  return startAmount + change / (endTime - startTime);
}
