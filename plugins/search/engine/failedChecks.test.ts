import {expect, test} from 'vitest';
import {checkIn, explaining, invariantTerm} from './failedChecks';

test.each([
  ['Error: Invariant failed: TICK_ORDER', 'INVARIANT_TICK_ORDER'],
  ['invariant failed addresses', 'INVARIANT_ADDRESSES'],
  ['Invariant failed: K\n    at invariant (tiny-invariant.js:13:11)', 'INVARIANT_K'],
  ['execution reverted: Uni::mint: minting not allowed yet', 'Uni::mint: minting not allowed yet'],
  [
    "reverted with reason string 'GovernorAlpha::_castVote: voting is closed'",
    'GovernorAlpha::_castVote: voting is closed',
  ],
])('reads the check that failed in %s', (message, check) => {
  expect(checkIn(message, () => true)).toBe(check);
});

test.each([
  'Invariant failed',
  'invariant of the pool',
  'PoolManager::swap((0x00, 0x01), 3)',
  'UniswapV3Staker::stakeToken: token already staked',
])('leaves %s to others', (message) => {
  expect(checkIn(message, () => true)).toBeUndefined();
});

test('leaves a check that no passage names to others', () => {
  expect(checkIn('Invariant failed: FOO_BAR', () => false)).toBeUndefined();
});

const excerpts = [
  {url: '/sdk/v3/reference/classes/Position#constructor'},
  {url: '/sdk/v3/guides/minting#troubleshooting'},
  {url: '/sdk/v3/guides/swapping#troubleshooting'},
  {url: '/contracts/v2/reference/Governance/governance-reference#reverts'},
  {url: '/sdk/core/overview#help'},
];
const postings = new Map([['invariant_tick', {text: {ids: [0, 1], counts: [1, 1]}}]]);
const index = {postingsOf: (word: string) => postings.get(word)};

test('has causes in guides before members that throw, and no passage that names another check', () => {
  expect(explaining(invariantTerm('TICK'), {index, excerpts}, [2, 0, 1])).toEqual([1, 0, 1]);
});

test('has the list of reasons for one of governance, whatever was found', () => {
  expect(explaining('Uni::permit: unauthorized', {index, excerpts}, [])).toEqual([3]);
});

test.each(['Invariant failed', 'Invariant failed: FOO_BAR', 'invariant failed'])(
  'has what such messages mean for %s, which names no known check',
  (query) => {
    expect(explaining(query, {index, excerpts}, [0, 1])).toEqual([4]);
  },
);

test('explains no other query', () => {
  expect(explaining('tick', {index, excerpts}, [0, 1, 2])).toEqual([]);
  expect(explaining('Invariant failed: no pool left', {index, excerpts}, [0])).toEqual([]);
});
