import {expect, test} from 'vitest';
import {shortened} from './shortened';

test('leaves a text whole that is short enough', () => {
  expect(shortened('swap', 4)).toBe('swap');
  expect(shortened('🦄🦄', 2)).toBe('🦄🦄');
});

test('ends after whole characters, and says that more follow', () => {
  expect(shortened('swaps', 4)).toBe('swap…');
  expect(shortened('🦄🦄🦄', 2)).toBe('🦄🦄…');
});
