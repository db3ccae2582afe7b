import {divideDown, maximum, minimum} from './integers';
import {expectThat} from './outOfRange';
import {MAX_TICK, MIN_TICK} from './tickMath';

/** Whole numbers from one to another in so many equal steps, both ends included; each is rounded down. */
export function evenly({from, to, steps}: {from: bigint; to: bigint; steps: bigint}): bigint[] {
  expectThat(steps > 0n, `1 or more steps, got ${steps}`);
  const numbers: bigint[] = [];
  for (let step = 0n; step <= steps; step += 1n) {
    numbers.push(from + divideDown((to - from) * step, steps));
  }
  return numbers;
}

/** Ticks in equal steps, from a margin below the lowest given one to a margin above the highest, within what pools reach. */
export const ticksAround = (
  ticks: readonly bigint[],
  {margin, steps}: {margin: bigint; steps: bigint},
): bigint[] =>
  evenly({
    from: maximum(MIN_TICK, ticks.reduce(minimum) - margin),
    to: minimum(MAX_TICK - 1n, ticks.reduce(maximum) + margin),
    steps,
  });
