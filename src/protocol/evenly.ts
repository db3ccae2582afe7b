import {divideDown} from './integers';
import {expectThat} from './outOfRange';

/** Whole numbers from one to another in so many equal steps, both ends included; each is rounded down. */
export function evenly({from, to, steps}: {from: bigint; to: bigint; steps: bigint}): bigint[] {
  expectThat(steps > 0n, `1 or more steps, got ${steps}`);
  const numbers: bigint[] = [];
  for (let step = 0n; step <= steps; step += 1n) {
    numbers.push(from + divideDown((to - from) * step, steps));
  }
  return numbers;
}
