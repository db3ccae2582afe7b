import {expect, test} from 'vitest';
import {isPublished} from './isPublished';

test.each([
  ['v3/swaps/singleSwap.ts', true],
  ['v3/swaps/SingleSwap.sol', true],
  ['home/pool.cjs', true],
  ['sdk/Wallet.tsx', true],
  ['home/pool.output.txt', true],
  ['support/client.ts', true],
  ['v3/swaps', true],
  ['', true],
  ['v3/swaps/singleSwap.test.ts', false],
  ['blog/gas/output.json', false],
  ['notes.txt', false],
])('says of %s whether readers get it: %s', (file, is) => {
  expect(isPublished(file)).toBe(is);
});
