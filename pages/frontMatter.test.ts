// cspell:ignore lable
import {expect, test} from 'vitest';
import {checkFrontMatter, withoutSearchTerms} from './frontMatter';

const whole = {
  title: 'How a swap moves the price',
  description:
    'How a v3 pool computes a swap, and which limits keep the result close to the quote.',
  searchedAs: ['swap price', 'price impact'],
  answers: {steps: ['what does a swap do']},
  kind: 'concept',
  packages: ['@uniswap/v3-core'],
  status: 'current',
  verified: '2026-11-21',
};

const check = (changes: Record<string, unknown>) => () =>
  checkFrontMatter({...whole, ...changes}, 'docs/swaps.mdx');

test('accepts a page with every field', () => {
  expect(check({})()).toEqual(whole);
});

test('keeps what a page is found by from what readers load', () => {
  expect(Object.keys(withoutSearchTerms(whole))).toEqual(
    Object.keys(whole).filter((key) => key !== 'searchedAs' && key !== 'answers'),
  );
});

test('reads a date that YAML has turned into a date', () => {
  expect(check({verified: new Date('2026-11-21')})().verified).toBe('2026-11-21');
});

test('takes the address of the file', () => {
  expect(check({slug: '/swaps'})().slug).toBe('/swaps');
});

test.each([
  ['a missing description', {description: undefined}, '"description" is required'],
  ['a short description', {description: 'Too short.'}, 'at least 60 characters'],
  ['a long description', {description: 'long '.repeat(40)}, '155 characters'],
  ['a day to come', {verified: '2999-01-01'}, 'a day of the calendar that is not to come'],
  ['a day of no calendar', {verified: '2026-02-30'}, 'a day of the calendar'],
  [
    'a successor on another host',
    {status: 'superseded', insteadUse: '//a.example/x'},
    'an address of this site',
  ],
  ['an address that is not of its file', {slug: '/trades'}, '"slug" must be [ref:global:address]'],
  ['an unknown kind', {kind: 'tutorial'}, '"kind" must be one of'],
  ['an unknown field', {sidebar_lable: 'Swaps'}, '"sidebar_lable" is not allowed'],
  ['an old page without a successor', {status: 'superseded'}, '"insteadUse" is required'],
  ['a current page with a successor', {insteadUse: '/x'}, '"insteadUse" is not allowed'],
  ['a date in words', {verified: 'yesterday'}, 'a date like 2026-11-21'],
])('refuses %s, naming the file', (_case, changes, message) => {
  expect(check(changes)).toThrow(message);
  expect(check(changes)).toThrow('docs/swaps.mdx: the front matter is not as expected');
});
