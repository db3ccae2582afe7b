import {expect, test} from 'vitest';
import {leadWithPages} from './leadWithPages';

test('leads with one passage of each page, the best one', () => {
  const pages = ['/a', '/a', '/b', '/a', '/c'];
  expect(leadWithPages([1, 0, 2, 4, 3], {pages})).toEqual([1, 2, 4, 0, 3]);
});

test('has further passages of a page before the sixth page', () => {
  const pages = ['/a', '/a', '/b', '/c', '/d', '/e', '/f'];
  expect(leadWithPages([0, 1, 2, 3, 4, 5, 6], {pages})).toEqual([0, 2, 3, 4, 5, 1, 6]);
});

test('leads with no page where none is asked to lead', () => {
  const pages = ['/a', '/a', '/b'];
  expect(leadWithPages([0, 1, 2], {pages, leading: 0})).toEqual([0, 1, 2]);
});

test('shows four passages of a page at most, and sixty in all', () => {
  const ids = Array.from({length: 100}, (_, id) => id);
  expect(leadWithPages(ids, {pages: ids.map(() => '/a')})).toEqual([0, 1, 2, 3]);
  expect(leadWithPages(ids, {pages: ids.map((id) => `/${id}`)})).toHaveLength(60);
});
