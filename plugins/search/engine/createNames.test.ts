// cspell:ignore addliquidity deepliquidity notsettled poolmanager rootx positioninfo toolong toolatebytes unlockcallback
import {expect, test} from 'vitest';
import {createNames} from './createNames';
import {packExcerpts, unpackExcerpts} from './packExcerpts';

const passage = (url: string, ...headings: string[]) => ({url, headings, text: '', code: ''});
const excerpts = unpackExcerpts(
  packExcerpts([
    passage('/contracts/v3/reference/core/Pool#swap', 'Pool', 'swap'),
    passage('/contracts/v3/reference/core/Callback#swap', 'Callback', 'swap'),
    passage('/contracts/v4/reference/errors/errors#toolong', 'Errors', 'TooLong(uint256)'),
    passage('/contracts/v4/reference/core/Router#error-toolong', 'Router', 'TooLong'),
    passage('/contracts/v4/reference/errors/errors#toolatebytes32', 'Errors', 'TooLate(PoolId)'),
    passage('/contracts/v3/reference/libraries/Library#struct-key', 'Library', 'PoolKey'),
    passage('/contracts/v4/reference/types/PoolKey', 'PoolKey'),
    {...passage('/concepts/glossary#root', 'Terms', 'Root price (rootX96)'), kind: 'glossary'},
    passage('/contracts/v4/reference/types/Slot#rootx96', 'Slot', 'rootX96'),
    passage('/contracts/v3/reference/base/Liquidity#addliquidity', 'Liquidity', 'addLiquidity'),
    passage('/contracts/v3/reference/RouterV2#manager', 'RouterV2', 'poolManager'),
    passage('/contracts/v4/reference/core/PoolManager', 'PoolManager'),
    passage('/contracts/v4/reference/core/PoolManager#take', 'PoolManager', 'take'),
    passage('/contracts/v3/reference/core/Pool#take', 'Pool', 'take'),
    passage('/contracts/permit2/transfer#notsettled', 'Transfer', 'Amounts', 'NotSettled(uint256)'),
    passage('/sdk/overview#permit', 'SDK', 'PermitSingle'),
    passage('/contracts/permit2/transfer#struct-permit', 'Transfer', 'ITransfer.PermitSingle'),
    passage('/contracts/v4/reference/Router#unlockcallback', 'Router', 'unlockCallback'),
    passage('/contracts/v4/IUnlockCallback#unlockcallback', 'IUnlockCallback', 'unlockCallback'),
    passage('/contracts/v4/Manager#positioninfo', 'Manager', 'positionInfo'),
    passage('/contracts/v4/libraries/PositionInfoLibrary', 'PositionInfoLibrary'),
  ]),
);
const weights = [
  1, 1.2, 0.6, 0.3, 0.6, 0.9, 0.6, 1.3, 0.6, 1, 1, 0.6, 0.6, 1, 0.6, 1, 0.6, 1, 0.4, 1, 0.5,
];
const {exactly} = createNames(excerpts);
const weightOf = (id: number) => weights[id] ?? 0;
const naming = () => 0;
const find = (query: string) => exactly(query, {words: [], weightOf, naming});
const findInWords = (query: string, ...words: string[]) =>
  exactly(query, {
    words: words.map((word) => ({word, isKnown: true, also: []})),
    ...{weightOf, naming},
  });

test('has the heavier passage of a name first', () => {
  expect(find('swap')[0]).toBe(1);
});

test('has a callback in the interface of its name before other contracts that have it', () => {
  expect(find('unlockCallback').slice(0, 2)).toEqual([18, 17]);
});

test('has the library of a type before a function of its name', () => {
  expect(find('PositionInfo')[0]).toBe(20);
  expect(find('positionInfo')[0]).toBe(19);
});

test('has a member of the SDK first where a query names it', () => {
  const members = unpackExcerpts(
    packExcerpts([
      passage('/contracts/v3/reference/TickMath#getTick', 'TickMath', 'getTick'),
      passage('/sdk/v3/reference/classes/TickMath#getTick', 'TickMath', 'getTick'),
    ]),
  );
  const found = (query: string) =>
    createNames(members).exactly(query, {
      ...{words: [], weightOf: (id) => (id === 0 ? 1 : 0.45), naming},
    })[0];
  expect(found('getTick')).toBe(0);
  expect(found('getTick sdk')).toBe(1);
});

test('finds the member of a type', () => {
  expect(find('Pool.swap')[0]).toBe(0);
});

test('has the entry of an error before the contract, with its parameters or without', () => {
  expect(find('TooLong')[0]).toBe(2);
  expect(find('TooLong(uint256)')[0]).toBe(2);
});

test('finds a signature by its anchor where its heading names other types', () => {
  expect(find('TooLate(bytes32)')[0]).toBe(4);
});

test('finds the entry of an error by its words', () => {
  expect(find('too long')).toContain(2);
  expect(find('too long')).not.toContain(3);
});

test('has the page of a type before other entries of its name', () => {
  expect(find('PoolKey')[0]).toBe(5);
  expect(find('struct PoolKey')[0]).toBe(6);
});

test('finds a term by the name that programs give it', () => {
  expect(find('rootX96')[0]).toBe(7);
  expect(find('Root price')[0]).toBe(7);
});

test('finds a name by its words, except where they ask how to do something', () => {
  expect(findInWords('add liquidity', 'add', 'liquidity')).toContain(9);
  expect(findInWords('how to add liquidity', 'add', 'liquidity')).not.toContain(9);
  expect(findInWords('add liquidity tutorial', 'add', 'liquidity')).not.toContain(9);
});

test('finds the member of a type that stands before or behind it', () => {
  expect(find('PoolManager take')[0]).toBe(12);
  expect(find('take in PoolManager')[0]).toBe(12);
  expect(find('take')[0]).toBe(13);
});

test('has a type whose capitals nobody typed before what is called like it', () => {
  expect(find('poolmanager')[0]).toBe(11);
  expect(find('poolManager')[0]).toBe(10);
});

test('finds the entry of an error by its words beside "error"', () => {
  expect(find('not settled error')[0]).toBe(14);
  expect(find('reverted with not settled')[0]).toBe(14);
  expect(find('not settled fee error')).toEqual([]);
});

test('has the struct of a contract before others of its name, where one is asked for', () => {
  expect(find('PermitSingle')[0]).toBe(15);
  expect(find('PermitSingle struct')[0]).toBe(16);
});

test('finds the entry of an error among other words', () => {
  expect(find('router swap NotSettled after my call')[0]).toBe(14);
});

const sidebar = unpackExcerpts(
  packExcerpts([
    {...passage('/concepts/glossary#deep', 'Terms', 'Deep liquidity'), kind: 'glossary'},
    {
      ...passage('/concepts/depth', 'How much a price moves'),
      kind: 'concept',
      label: 'Deep liquidity',
    },
    {...passage('/contracts/v3/Depth#deepliquidity', 'Depth', 'deepLiquidity'), kind: 'reference'},
    {...passage('/contracts/v3/guides/depth', 'Measure depth'), kind: 'guide', label: 'Depth'},
  ]),
);
const findPage = (query: string) => [
  ...new Set(
    createNames(sidebar).exactly(query, {
      words: ['deep', 'liquidity'].map((word) => ({word, isKnown: true, also: []})),
      weightOf: () => 1,
      naming,
    }),
  ),
];

test('has the concept that the sidebar calls so before the glossary, unless a definition is asked for', () => {
  expect(findPage('Deep liquidity').slice(0, 2)).toEqual([1, 0]);
  expect(findPage('what is deep liquidity')[0]).toBe(0);
});

test('finds no member of a contract where something is asked after in several words', () => {
  expect(findPage('deep liquidity')).toContain(2);
  expect(findPage('what is deep liquidity')).not.toContain(2);
});

test('has the type of a name before a property that is written as it was typed', () => {
  const types = unpackExcerpts(
    packExcerpts([
      passage('/sdk/v4/Pool#poolkey', 'Pool', 'poolKey'),
      passage('/contracts/v4/types/PoolKey', 'PoolKey'),
    ]),
  );
  const named = createNames(types).exactly('poolKey struct', {
    words: [],
    weightOf: () => 1,
    naming,
  });
  expect(named[0]).toBe(1);
});

test('has an error of an overview behind others of its name, unless the query is about orders', () => {
  const errors = unpackExcerpts(
    packExcerpts([
      {
        ...passage('/contracts/uniswapx/overview#late', 'Orders', 'DeadlinePassed()'),
        kind: 'overview',
      },
      passage('/contracts/v4/reference/errors/errors#late', 'Errors', 'DeadlinePassed(uint256)'),
    ]),
  );
  const {exactly: named} = createNames(errors);
  const first = (query: string) =>
    named(query, {words: [], weightOf: (id) => (id === 0 ? 1.2 : 0.57), naming})[0];
  expect(first('DeadlinePassed')).toBe(1);
  expect(first('order fails with DeadlinePassed')).toBe(0);
});
