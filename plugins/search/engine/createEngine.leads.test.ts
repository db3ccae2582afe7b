import {expect, test} from 'vitest';
import {buildIndex} from './buildIndex';
import {createEngine} from './createEngine';

const passage = (url: string, headings: string[], text = '', code = '') => ({
  ...{url, headings, text, code},
});

// What is found by other means than its words: checks of SDKs, tables of addresses, reasons of governance.

test('finds the cause of a failed check of an SDK, not what has its word', () => {
  const guide = passage(
    '/sdk/v3/guides/mint#troubleshooting',
    ['Mint', 'Troubleshooting'],
    'Token.',
  );
  const find = createEngine(
    buildIndex([
      {
        ...passage('/sdk/core/Token#before', ['Token', 'before'], 'Sorts.'),
        invariants: ['ADDRESSES'],
      },
      passage('/contracts/addresses', ['Addresses'], 'All addresses. Invariant failed.'),
      {...guide, invariants: ['ADDRESSES']},
    ]),
  );
  const found = find('Error: Invariant failed: ADDRESSES').matches.map(({url}) => url);
  expect(found.slice(0, 2)).toEqual([
    '/sdk/v3/guides/mint#troubleshooting',
    '/sdk/core/Token#before',
  ]);
});

test('finds the table with the address of a contract before the page that is called so', () => {
  const table = '/contracts/v4/reference/deployments#deployments';
  const find = createEngine(
    buildIndex([
      {...passage(table, ['Deployments', 'Each chain'], 'Base.'), addressesOf: ['PoolManager']},
      passage('/contracts/v4/reference/core/PoolManager', ['PoolManager'], 'On Base, too.'),
    ]),
  );
  expect(find('pool manager base').matches[0]?.url).toBe(table);
  expect(find('pool manager').matches[0]?.url).toContain('/PoolManager');
});

test('finds the list of reasons for one of governance that sounds as if there was none', () => {
  const list = '/contracts/v2/reference/Governance/governance-reference#reverts';
  const find = createEngine(
    buildIndex([
      passage(
        '/contracts/v3/reference/error-codes#no-reason',
        ['Errors', 'Why is there no reason at all?'],
        'None.',
      ),
      passage(list, ['Governance', 'Why does a call revert?'], 'Timelock reverts.'),
    ]),
  );
  const message = 'Error: Timelock::executeTransaction: Transaction execution reverted.';
  expect(find(message).matches[0]?.url).toBe(list);
});

test('finds the entry of the contract that a message names, of errors with one name', () => {
  const entry = (page: string, contract: string) => ({
    ...passage(`${page}#toolong`, ['Errors', 'TooLong()'], `Say ${contract}.`),
    facts: `Custom error · selector 0x4ee45b56 · ${contract} (swap)`,
  });
  const pages = ['/contracts/permit2/errors', '/contracts/v4/reference/errors/errors'];
  const find = createEngine(
    buildIndex([entry(pages[0] ?? '', 'AllowanceHolder'), entry(pages[1] ?? '', 'PoolManager')]),
  );
  const firstOf = (contract: string) =>
    find(`├─ ${contract}::swap()\n│   └─ ← [Revert] TooLong()`).matches[0]?.url;
  expect(['AllowanceHolder', 'PoolManager'].map(firstOf)).toEqual(
    pages.map((page) => `${page}#toolong`),
  );
});

test('finds an error that a message names which says that there is no reason', () => {
  const errors = '/contracts/v3/reference/error-codes';
  const find = createEngine(
    buildIndex([
      passage(`${errors}#no-reason`, ['Errors', 'Why is there no reason at all?'], 'Reverted.'),
      passage(`${errors}#invalid_len`, ['Errors', 'Text: INVALID_LEN'], 'An odd length.'),
    ]),
  );
  const firstOf = (query: string) => find(query).matches[0]?.url;
  expect(firstOf('tokenURI call reverted Text: INVALID_LEN')).toBe(`${errors}#invalid_len`);
  expect(firstOf('tokenURI call reverted')).toBe(`${errors}#no-reason`);
});

test('finds the reason of a router before that of a token for tests, but where a message says no more', () => {
  const page = '/contracts/v2/reference/smart-contracts/common-errors';
  const find = createEngine(
    buildIndex([
      passage(`${page}#expired`, ['Errors', 'Test tokens', 'EXPIRED'], 'A token.'),
      passage(`${page}#router-expired`, ['Errors', 'Router', 'UniswapV2Router: EXPIRED'], 'Late.'),
    ]),
  );
  const firstOf = (query: string) => find(query).matches[0]?.url;
  expect(firstOf('EXPIRED')).toBe(`${page}#router-expired`);
  expect(firstOf("reverted with reason string 'EXPIRED'")).toBe(`${page}#expired`);
});
