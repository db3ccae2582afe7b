import {expect, test} from 'vitest';
import {readIntent} from './readIntent';
import {weightOf} from './weightOf';

const guide = {url: '/contracts/v3/guides/swaps', kind: 'guide'} as const;
const reference = {url: '/contracts/v3/reference/core/Pool', kind: 'reference'} as const;
const sdk = {url: '/sdk/v3/guides/swaps', kind: 'guide'} as const;
const deployments = {url: '/contracts/v3/reference/deployments', kind: 'reference'} as const;
const weigh = (page: Parameters<typeof weightOf>[0], query: string) =>
  weightOf(page, readIntent(query));
const subgraph = {url: '/api/subgraph/guides/setup', kind: 'guide'} as const;
const examples = {url: '/api/subgraph/guides/examples', kind: 'guide'} as const;

test('has guides before references for a task', () => {
  expect(weigh(guide, 'swap two tokens')).toBeGreaterThan(weigh(reference, 'swap two tokens'));
});

test('has pages of the SDK first where the query names it', () => {
  expect(weigh(sdk, 'swap two tokens')).toBeLessThan(weigh(guide, 'swap two tokens'));
  expect(weigh(sdk, 'swap with the sdk')).toBeGreaterThan(weigh(reference, 'swap with the sdk'));
});

test('has contracts for tests behind others, and among them where the query asks for one', () => {
  const mock = {...reference, url: '/contracts/v3/reference/periphery/test/MockPool'};
  expect(weigh(mock, 'swap two tokens')).toBeLessThan(weigh(reference, 'swap two tokens') / 2);
  expect(weigh(mock, 'mock of a pool')).toBe(weigh(reference, 'mock of a pool'));
});

test('narrows to a version, and excludes no other', () => {
  const other = weigh(guide, 'swap in v4');
  expect(other).toBeLessThan(weigh({...guide, url: '/contracts/v4/guides/swaps'}, 'swap in v4'));
  expect(other).toBeGreaterThan(0);
});

test('has the list of deployments before other references', () => {
  expect(weigh(deployments, 'pool address')).toBeGreaterThan(weigh(reference, 'pool address'));
});

test('has the entry of an error before the contract that lists it', () => {
  const entry = {url: '/contracts/v4/reference/errors/errors#manager', kind: 'reference'} as const;
  const member = {
    url: '/contracts/v4/reference/core/PoolManager#error-manager',
    kind: 'reference',
  } as const;
  expect(weigh(entry, 'Manager')).toBeGreaterThan(weigh(member, 'Manager'));
});

test('has the examples of the subgraph before others for a task with it alone', () => {
  const share = (query: string) => weigh(examples, query) / weigh(subgraph, query);
  expect(share('list all pools graphql')).toBeGreaterThan(share('is graphql on mainnet'));
});

test('has the version of a name that stands in no other as much as the first one', () => {
  const intent = readIntent('pool manager sepolia');
  const page = {url: '/contracts/v4/reference/deployments', kind: 'reference'} as const;
  expect(weightOf(page, {...intent, implied: ['v4']})).toBe(weightOf(deployments, intent));
});
