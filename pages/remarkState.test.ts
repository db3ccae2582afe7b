import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {chains} from '../facts/registry/chains';
import {deployments} from '../facts/registry/contracts';
import type {State} from '../facts/registry/state';
import remarkState from './remarkState';

const owner: State = {
  id: 'owner',
  subject: 'Owner of the v3 factory',
  value: {contract: 'V3OpenFeeAdapter'},
  chainId: 1,
  since: '2026-03-06',
  asOf: '2026-09-19',
  source: 'https://example.org/owner',
  read: {contract: 'UniswapV3Factory', signature: 'function owner() view returns (address)'},
};
const states: readonly State[] = [
  owner,
  {...owner, chainId: 8453, since: '2026-03'},
  {id: 'site', subject: 'Voting site', value: 'Alive', asOf: '2026-09-21', source: 'https://a.org'},
];
const events = [
  {id: 'vote', what: 'A vote', date: '2025-12-27', source: 'https://example.org/vote'},
  {id: 'release', what: 'A release', date: '2026-03', isEstimate: true, source: 'https://b.org'},
];

async function expand(source: string): Promise<Root> {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const file = new VFile({value: source, data: {frontMatter: {verified: '2026-11-26'}}});
  const processor = unified().use(() => remarkState({chains, deployments, states, events}));
  return (await processor.run(parser.parse(file), file)) as Root;
}

const nodesOf = <T extends Nodes['type']>(tree: Root, type: T) => {
  const nodes: Extract<Nodes, {type: T}>[] = [];
  visit(tree, type, (node) => void nodes.push(node as Extract<Nodes, {type: T}>));
  return nodes;
};

const textOf = async (source: string) => toString(await expand(source));

test('shows a state in a sentence with its day, which leads to its source', async () => {
  const tree = await expand('The owner is <State of="owner" />.');
  expect(toString(tree)).toBe(
    'The owner is V3OpenFeeAdapter, 0xf2371551Fe3937Db7c750f4DfABe5c2fFFdcBf5A (19 September 2026).',
  );
  expect(nodesOf(tree, 'link')).toMatchObject([{url: 'https://example.org/owner'}]);
});

test('shows a state of another chain, and one of no chain', async () => {
  expect(await textOf('On Base <State of="owner" chain={8453} />.')).toContain('0xaBEA');
  expect(await textOf('It is <State of="site" />.')).toBe('It is Alive (21 September 2026).');
});

test('shows states as a table, with the calls to paste', async () => {
  const tree = await expand('<States of="owner site" />');
  expect(nodesOf(tree, 'tableRow').map((row) => toString(row))).toEqual([
    'NetworkWhatValueSinceAs ofRead with',
    'Ethereum mainnetOwner of the v3 factoryV3OpenFeeAdapter, 0xf2371551Fe3937Db7c750f4DfABe5c2fFFdcBf5A6 March 202619 September 2026owner()',
    'BaseOwner of the v3 factoryV3OpenFeeAdapter, 0xaBEA76658b205696d49B5F91b2a03536cB8A3bE1March 202619 September 2026owner()',
    '–Voting siteAlive–21 September 2026its source',
  ]);
  expect(nodesOf(tree, 'code').map(({lang}) => lang)).toEqual(['sh', 'ts']);
});

test('leaves out columns that would say the same in each row', async () => {
  const tree = await expand('<States of="owner" />');
  expect(toString(nodesOf(tree, 'tableRow')[0])).toBe(
    'NetworkOwner of the v3 factorySinceAs ofRead with',
  );
  const [head] = nodesOf(await expand('<States of="site" />'), 'tableRow');
  expect(toString(head)).toBe('Voting siteAs of');
});

test('shows the date of an event, as sure as it is', async () => {
  expect(await textOf('Executed on <When of="vote" />.')).toBe('Executed on 27 December 2025.');
  expect(await textOf('Released <When of="release" />.')).toBe('Released about March 2026.');
});

test('shows the day on which the page was checked', async () => {
  expect(await textOf('As of <Verified />.')).toBe('As of 26 November 2026.');
});

test('fails with what there is for a state or an event that is not recorded', async () => {
  await expect(expand('It is <State of="unknown" />.')).rejects.toThrow(
    'There is no state "unknown" in facts/registry/state. Expected one of: owner, site',
  );
  await expect(expand('On <When of="unknown" />.')).rejects.toThrow('There is no event "unknown"');
  await expect(expand('It is <State of="owner" chain={5} />.')).rejects.toThrow(
    'The state "owner" is not recorded for chain 5',
  );
});
