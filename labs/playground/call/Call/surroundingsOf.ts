import type {AbiParameter} from 'viem';
import type {CallFunction, CallPage} from '../data/callPage';
import type {Surroundings} from '../values/humanOf';
import {leavesOf} from '../values/leaves';
import type {Words} from '../values/names';

type Given = {
  page: CallPage;
  words: Words;
  byPath: ReadonlyMap<string, unknown>;
  /** What the call returned, if it did. */
  returned?: readonly unknown[];
};

/** What the units of a function's values may refer to: its arguments and results by name, and the page's tokens. */
export function surroundingsOf(
  {abi}: CallFunction,
  {page, words, byPath, returned = []}: Given,
): Surroundings {
  const named = new Map<string, unknown>();
  for (const {path, name} of leavesOf(abi.inputs)) {
    if (byPath.has(path)) named.set(name, byPath.get(path));
  }
  abi.outputs.forEach((output: AbiParameter, index) => {
    const value = returned[index];
    // Two addresses that a call returned name a pool as well as its arguments do.
    if (output.name && value !== undefined && !named.has(output.name))
      named.set(output.name, value);
  });
  return {words, named, tokens: page.tokens};
}
