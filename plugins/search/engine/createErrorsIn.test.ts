// cspell:ignore toolittlereceived
import {expect, test} from 'vitest';
import {createErrorsIn} from './createErrorsIn';

const TEXTS = [
  'STF',
  'I',
  'Locked',
  'Too little received',
  'V4TooLittleReceived',
  'UniswapV2: K',
  'INSUFFICIENT_AMOUNT',
  'UniswapV2Library: INSUFFICIENT_AMOUNT',
  'ds-math-add-overflow',
  'InsufficientETH',
  'InsufficientEth',
  'UniswapV2: EXPIRED',
  'UniswapV2Router: EXPIRED',
];
const {find: errorsIn, has} = createErrorsIn(TEXTS.map((text, id) => ({id, text})));
const alike = {weightOf: () => 1, naming: () => 0};
const named = (query: string) => errorsIn(query, alike).map((id) => TEXTS[id]);

test.each([
  ['V4TooLittleReceived on multihop route', ['V4TooLittleReceived']],
  ['getting v4toolittlereceived when calling', ['V4TooLittleReceived']],
  ['increase fails with Too little received in v3', ['Too little received']],
  ['too little received for my token', ['Too little received']],
  ['swap fails with STF', ['STF']],
  ['STF tenderly', ['STF']],
  ['mint reverts ds-math-add-overflow', ['ds-math-add-overflow']],
  ['pair swap UniswapV2: K', ['UniswapV2: K']],
])('finds the error in %s', (query, errors) => {
  expect(named(query)).toEqual(errors);
});

test('has the reason of a router before that of what it calls', () => {
  expect(named('swap reverts EXPIRED')).toEqual(['UniswapV2Router: EXPIRED', 'UniswapV2: EXPIRED']);
});

test('prefers the longest, and of those the one that is written so', () => {
  expect(named('why UniswapV2Library: INSUFFICIENT_AMOUNT')).toEqual([
    'UniswapV2Library: INSUFFICIENT_AMOUNT',
  ]);
  expect(named('got InsufficientEth from filler')[0]).toBe('InsufficientEth');
  expect(named('got InsufficientETH from filler')[0]).toBe('InsufficientETH');
});

test('finds a reason without its contract, after the error of that name', () => {
  const texts = ['Pair: NO_LIQUIDITY', 'NO_LIQUIDITY', 'Router: EXPIRED'];
  const {find} = createErrorsIn(texts.map((text, id) => ({id, text})));
  const weighed = {...alike, weightOf: (id: number) => [0.25, 0.2, 0.25][id] ?? 0};
  expect(find('mint fails with NO_LIQUIDITY', weighed)).toEqual([1, 0]);
  const first = {...alike, weightOf: (id: number) => (id === 0 ? 1 : 0.2)};
  expect(find('NO_LIQUIDITY in v2', first)).toEqual([0, 1]);
  expect(find('swap reverts EXPIRED', weighed)).toEqual([2]);
});

test('finds a reason in capitals that is all that was typed', () => {
  expect(named('EXPIRED')).toEqual(['UniswapV2Router: EXPIRED', 'UniswapV2: EXPIRED']);
  expect(named('expired')).toEqual([]);
  expect(named('EXPIRED listings')).toEqual([]);
});

test('has a rare error after others, but where a message says its name', () => {
  const texts = ['EXPIRED', 'Router: EXPIRED'];
  const {find} = createErrorsIn(texts.map((text, id) => ({id, text, isRare: id === 0})));
  expect(find('EXPIRED', alike)).toEqual([1, 0]);
  expect(find('EXPIRED', {...alike, isTyped: false})).toEqual([0, 1]);
});

test('finds an error beside a name that its passage has, and no other', () => {
  const {find} = createErrorsIn([{id: 0, text: 'TooLong'}]);
  expect(find('PoolManager TooLong', {...alike, naming: () => 1})).toEqual([0]);
  expect(find('PoolManager TooLong', alike)).toEqual([]);
});

test('prefers the heavier of two errors of one name', () => {
  const {find: twice} = createErrorsIn([3, 7].map((id) => ({id, text: 'TooLong'})));
  expect(twice('why TooLong', {...alike, weightOf: (id) => id})).toEqual([7, 3]);
  expect(twice('why TooLong', {...alike, weightOf: (id) => -id})).toEqual([3, 7]);
});

test.each([
  ['the stf token', 'short, and nothing says that a call failed'],
  ['can I fix this', 'a single letter is a word'],
  ['why is my position locked', 'an ordinary word in another case'],
  ['NotLockedYet error', 'a part of a longer name'],
  ['actions SETTLE_ALL TAKE_ALL V4TooLittleReceived', 'one of several names'],
  ['how do I swap', 'no error at all'],
])('finds none in %s: %s', (query) => {
  expect(named(query)).toEqual([]);
});

test('finds an error beside other names where the query says that a call failed', () => {
  expect(named('swapExactIn reverts V4TooLittleReceived')).toEqual(['V4TooLittleReceived']);
});

test('says whether a text names an error that can be nothing else', () => {
  expect(has('tokenURI call reverted UniswapV2: K of the pair')).toBe(true);
  expect(has('call reverted: the token is Locked')).toBe(false);
  expect(has('call reverted, NotUniswapV2: K')).toBe(false);
});
