// cspell:ignore swaprooouterr swaprouter swapquoter
import {expect, test} from 'vitest';
import {editDistance} from './editDistance';

test.each([
  ['swap', 'swap', 0],
  ['swaprooouterr', 'swaprouter', 3],
  ['swaprooouterr', 'swapquoter', 5],
  ['', 'pool', 4],
  ['pool', '', 4],
  ['tick', 'trick', 1],
])('from %s to %s are %i letters', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters);
  expect(editDistance(other, one)).toBe(letters);
});
