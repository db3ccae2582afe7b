import {expect, test} from 'vitest';
import {searchAddress} from './searchAddress';

test('holds a query of any characters', () => {
  expect(searchAddress('a&b=c 🦄')).toBe('/search?q=a%26b%3Dc+%F0%9F%A6%84');
});

test('holds at most 512 characters, each of them whole', () => {
  expect(searchAddress('🦄'.repeat(24_000))).toBe(searchAddress('🦄'.repeat(512)));
});

test('replaces half a character, which a field that cuts a query leaves', () => {
  expect(searchAddress('🦄'.slice(0, 1))).toBe('/search?q=%EF%BF%BD');
});
