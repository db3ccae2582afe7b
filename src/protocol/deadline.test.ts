import {expect, test} from 'vitest';
import {deadlineAfter} from './deadline';

test('counts minutes in seconds', () => {
  expect(deadlineAfter({signedAt: 1_700_000_000n, minutes: 20n})).toBe(1_700_001_200n);
  expect(() => deadlineAfter({signedAt: 0n, minutes: 1n << 255n})).toThrow('deadline from 0');
});
