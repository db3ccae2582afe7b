import {expect, test} from 'vitest';
import {highlight} from './highlight';

test('marks the words that were found, in any case', () => {
  expect(highlight('The Pool and its pools', ['pool'])).toBe(
    'The <mark>Pool</mark> and its <mark>pools</mark>',
  );
});

test('marks an identifier by a part of it', () => {
  expect(highlight('sqrtPriceX96', ['price'])).toBe('<mark>sqrtPriceX96</mark>');
});

test('does not mark a short word inside another', () => {
  expect(highlight('in minimum', ['in'])).toBe('<mark>in</mark> minimum');
});

test('escapes what a page inserts as HTML', () => {
  expect(highlight('<img onerror="x"> & pool', ['img', 'pool'])).toBe(
    '&#60;<mark>img</mark> onerror=&#34;x&#34;&#62; &#38; <mark>pool</mark>',
  );
});
