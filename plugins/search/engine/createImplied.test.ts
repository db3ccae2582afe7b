import {expect, test} from 'vitest';
import {createImplied} from './createImplied';
import {readIntent} from './readIntent';
import {packExcerpts, unpackExcerpts} from './packExcerpts';

const page = (url: string, ...headings: string[]) => ({
  url,
  headings,
  kind: 'reference' as const,
  text: '',
  code: '',
});
const withImplied = createImplied(
  unpackExcerpts(
    packExcerpts([
      page('/contracts/v4/reference/PoolManager', 'PoolManager'),
      page('/contracts/v3/reference/Multicall', 'Multicall'),
      page('/contracts/v4/reference/Multicall', 'Multicall'),
      page('/contracts/v3/reference/QuoterV2', 'QuoterV2'),
      page('/contracts/v3/reference/Pool#slotIndex', 'Pool', 'slotIndex'),
    ]),
  ),
);

test.each([
  ['sepolia pool manager', [], ['v4']],
  ['PoolManager base', [], ['v4']],
  ['PoolManager v3 base', ['v3'], []],
  ['PoolManager unlock', [], []],
  ['multicall address', [], []],
  ['slotIndex mainnet', [], []],
  ['quoter v2 on base', [], ['v3']],
  ['quoter v2 for v3 pools', ['v3'], []],
] as const)('reads from "%s" the versions %j, and implied ones %j', (query, versions, implied) => {
  expect(withImplied(query, readIntent(query))).toMatchObject({versions, implied});
});
