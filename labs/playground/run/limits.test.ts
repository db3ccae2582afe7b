import {expect, test} from 'vitest';
import {limitMsOf} from './limits';

test('gives 30 s to a run with an edited contract, and 10 s to others', () => {
  expect(limitMsOf({})).toBe(10_000);
  expect(limitMsOf({'examples/home/swap.ts': ''})).toBe(10_000);
  expect(limitMsOf({'examples/home/swap.ts': '', 'examples/v4/Counter.sol': ''})).toBe(30_000);
});
