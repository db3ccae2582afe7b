import {expect} from 'vitest';
import {OutOfRange} from '../../src/protocol/outOfRange';
import {LEAST_INPUTS} from './inputs';
import {seed} from './random';

/** What a function gives: one value or several; `undefined` where it refuses its input. */
export type Outcome = readonly bigint[] | undefined;

export type Function = (...inputs: bigint[]) => bigint | readonly bigint[];

type Agreement = {
  inputs: readonly (readonly bigint[])[];
  ours: Function;
  /** What the other gives for each of the inputs, in their order. */
  theirs: readonly Outcome[];
};

/** Compares every outcome with that of the other, and that it has something to compare. */
export function expectAgreement({inputs, ours, theirs}: Agreement): void {
  expect(inputs.length).toBeGreaterThanOrEqual(LEAST_INPUTS);
  expect(theirs).toHaveLength(inputs.length);
  let accepted = 0;
  for (const [place, input] of inputs.entries()) {
    const [mine, other] = [outcomeOf(ours, input), theirs[place]];
    if (mine) accepted++;
    if (String(mine) === String(other)) continue;
    expect.fail(
      `(${input.join(', ')}): ours gives ${shown(mine)}, the other ${shown(other)}; SEED=${seed}`,
    );
  }
  // Otherwise both might only have refused.
  expect(accepted).toBeGreaterThan(inputs.length / 20);
}

/** What one of our functions gives; only `OutOfRange` counts as a refusal. */
export function outcomeOf(ours: Function, input: readonly bigint[]): Outcome {
  try {
    const given = ours(...input);
    return typeof given === 'bigint' ? [given] : given;
  } catch (error) {
    if (error instanceof OutOfRange) return undefined;
    throw error;
  }
}

const shown = (outcome: Outcome) => (outcome ? outcome.join(', ') : 'a refusal');
