import fc from 'fast-check';
import {SEED} from './hostileText.fixture';
import {isDeep} from './tier';

const RUNS = isDeep ? 500 : 250;

/**
 * Tests a promise with random inputs, and fails with the smallest input that breaks it. With
 * `FUZZ_COUNT` set, a line on the console says how many inputs were tried.
 */
export function holds<Value>(
  inputs: fc.Arbitrary<Value>,
  promise: (value: Value) => void,
  runs = RUNS,
): void {
  fc.assert(fc.property(inputs, promise), {seed: SEED, numRuns: runs});
  logRuns(runs);
}

/** The same for an asynchronous promise. */
export async function holdsAsync<Value>(
  inputs: fc.Arbitrary<Value>,
  promise: (value: Value) => Promise<void>,
  runs = RUNS,
): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, promise), {seed: SEED, numRuns: runs});
  logRuns(runs);
}

function logRuns(runs: number): void {
  if (process.env.FUZZ_COUNT) console.log(`tried ${runs}`);
}
