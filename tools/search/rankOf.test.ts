import {expect, test} from 'vitest';
import {rankOf} from './rankOf';

test('gives the place of the first address that answers', () => {
  expect(rankOf(['/a', '/b#one', '/c'], ['/c', '/b#one'])).toBe(2);
});

test('takes an address without an anchor for every section of its page', () => {
  expect(rankOf(['/a#one'], ['/a'])).toBe(1);
  expect(rankOf(['/a'], ['/a#one'])).toBeUndefined();
  expect(rankOf(['/a-longer#one'], ['/a'])).toBeUndefined();
});

test('takes an address with an empty anchor for the beginning of its page', () => {
  expect(rankOf(['/a'], ['/a#'])).toBe(1);
  expect(rankOf(['/a#one'], ['/a#'])).toBeUndefined();
});

test('counts an address once that was found twice', () => {
  expect(rankOf(['/a', '/a', '/b'], ['/b'])).toBe(2);
});

test('has no place for what was not found', () => {
  expect(rankOf([], ['/a'])).toBeUndefined();
});
