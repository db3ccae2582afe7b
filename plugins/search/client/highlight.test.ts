import {expect, test} from 'vitest';
import {highlight} from './highlight';

const tags = {before: '<mark>', after: '</mark>'};

test('marks the words that were found, in any case', () => {
  expect(highlight('The Pool and its pools', {words: ['pool'], tags})).toBe(
    'The <mark>Pool</mark> and its <mark>pools</mark>',
  );
});

test('marks an identifier by a part of it', () => {
  expect(highlight('sqrtPriceX96', {words: ['price'], tags})).toBe('<mark>sqrtPriceX96</mark>');
});

test('does not mark a short word inside another', () => {
  expect(highlight('in minimum', {words: ['in'], tags})).toBe('<mark>in</mark> minimum');
});

test('escapes what a page inserts as HTML', () => {
  expect(highlight('<img onerror="x"> & pool', {words: ['img', 'pool'], tags})).toBe(
    '&#60;<mark>img</mark> onerror=&#34;x&#34;&#62; &#38; <mark>pool</mark>',
  );
});
