import {expect, test} from 'vitest';
import {evenly} from './evenly';

test('divides a way into equal steps, ends included', () => {
  expect(evenly({from: 0n, to: 10n, steps: 5n})).toEqual([0n, 2n, 4n, 6n, 8n, 10n]);
  expect(evenly({from: 3n, to: -4n, steps: 2n})).toEqual([3n, -1n, -4n]);
  expect(evenly({from: 7n, to: 7n, steps: 1n})).toEqual([7n, 7n]);
});

test('refuses a way without steps', () => {
  expect(() => evenly({from: 0n, to: 1n, steps: 0n})).toThrow('expected 1 or more steps, got 0');
});
