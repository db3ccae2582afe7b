import {expect, test} from 'vitest';
import {splitWords} from './splitWords';

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

test('leaves a short text whole', () => {
  expect(splitWords('A pool has one fee.', 100)).toEqual(['A pool has one fee.']);
});

test('gives no part of no text', () => {
  expect(splitWords(' ', 100)).toEqual([]);
});

test('cuts between words, and loses none', () => {
  const parts = splitWords('one two three four five', 10);
  expect(parts).toEqual(['one two', 'three', 'four five']);
});

test('counts bytes, not characters', () => {
  const parts = splitWords('√ '.repeat(100) + '"'.repeat(50), 60);
  expect(Math.max(...parts.map(bytesOf))).toBeLessThanOrEqual(100);
  expect(splitWords('√√√ √√√', 12)).toHaveLength(2);
});

test('keeps the beginning of data', () => {
  expect(splitWords(`0x${'ab'.repeat(5_000)}`, 4_000)).toEqual([`0x${'ab'.repeat(49)}`]);
});
