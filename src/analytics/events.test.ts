import {expect, test} from 'vitest';
import {EVENTS, type Track} from './events';

const track: Track = () => {};

// Misspelt on purpose: cspell:ignore veiw
// What is refused here is refused by `tsc`, which fails where an expected error is missing.
test('refuses, as types, events that are misspelt or incomplete', () => {
  track('page view', {page_path: '/', commit_hash: '87be4f8'});
  track('web vitals', {});
  track('web vitals', {largest_contentful_paint_ms: 900});
  // @ts-expect-error: no event has this name.
  track('page veiw', {page_path: '/', commit_hash: '87be4f8'});
  // @ts-expect-error: the commit is missing.
  track('page view', {page_path: '/'});
  // @ts-expect-error: the path is a text.
  track('page view', {page_path: 1, commit_hash: '87be4f8'});
  // @ts-expect-error: no property has this name.
  track('page view', {page_path: '/', commit_hash: '87be4f8', pge: '/'});
  // @ts-expect-error: a paint takes milliseconds.
  track('web vitals', {largest_contentful_paint_ms: '900 ms'});
  // @ts-expect-error: nobody can feel this.
  track('sentiment submitted', {sentiment: 'furious', section: 'bottom', element: 'No'});
  track('sentiment submitted', {sentiment: 'negative', section: 'bottom', element: 'No'});
});

test('has the eight events that are promised', () => {
  expect(Object.keys(EVENTS)).toEqual([
    'app load',
    'page view',
    'web vitals',
    'navbar click',
    'footer click',
    'menu click',
    'search bar click',
    'sentiment submitted',
  ]);
});
