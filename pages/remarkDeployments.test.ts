import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import type {Chain} from '../facts/registry/chains';
import type {Deployment} from '../facts/registry/contracts';
import remarkDeployments from './remarkDeployments';

const chains: readonly Chain[] = [
  {id: 5, name: 'Görli', status: 'retired', retired: '2024-04'},
  {id: 8453, name: 'Base', explorer: 'https://basescan.org', status: 'live'},
  {id: 1, name: 'Ethereum mainnet', explorer: 'https://etherscan.io', status: 'live'},
];
const factory: Deployment = {
  contract: 'Factory',
  product: 'v3',
  chainId: 1,
  address: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  kind: 'factory',
  package: '@uniswap/v3-core',
  version: '1.0.0',
  status: 'live',
  note: 'Deploys pools',
  era: '2023-11',
  evidence: 'listed 2023-11',
  source: 'a test',
};
const deployments: readonly Deployment[] = [
  factory,
  {...factory, contract: 'Pool', kind: 'pool'},
  {...factory, chainId: 5, status: 'retired', retired: '2024-04', sameAsMainnet: true},
  {
    ...factory,
    chainId: 8453,
    address: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
    version: undefined,
    sameAsMainnet: false,
    evidence: 'listed 2026-04, not verified on chain',
  },
];

function expand(source: string, placed = deployments): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  void remarkDeployments({chains, deployments: placed})(tree, new VFile(), () => undefined);
  return tree;
}

/** The texts of every table's cells, and the tables' head rows left out. */
function rowsOf(tree: Root): string[][][] {
  const tables: Table[] = [];
  visit(tree, 'table', (table) => {
    tables.push(table);
  });
  return tables.map(({children: [, ...rows]}) =>
    rows.map((row) => row.children.map((cell) => toString(cell))),
  );
}

test('writes the whole table, mainnet first, with whole addresses', () => {
  const [current] = rowsOf(expand('<Deployments product="v3" />'));
  expect(current).toEqual([
    ['Ethereum mainnet (1)', 'Factory', factory.address, 'live', 'listed 2023-11', 'v3-core 1.0.0'],
    [
      'Base (8453)',
      'Factory',
      '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
      'live',
      'listed 2026-04',
      'v3-core',
    ],
  ]);
});

test('gives each row the attributes that readers filter by', () => {
  const attributes: unknown[] = [];
  visit(expand('<Deployments product="v3" />'), 'tableRow', ({data}) => {
    if (data) attributes.push(data.hProperties);
  });
  expect(attributes).toEqual([
    {dataChain: 'Ethereum mainnet (1)', dataContract: 'Factory', dataStatus: 'live'},
    {dataChain: 'Base (8453)', dataContract: 'Factory', dataStatus: 'live'},
    {dataChain: 'Görli (5)', dataContract: 'Factory', dataStatus: 'retired 2024-04'},
  ]);
});

test('leads from an address to the ABI, where a pinned package publishes it', () => {
  const router = {...factory, contract: 'SwapRouter02'};
  const tree = expand('<Deployments product="v3" />', [factory, router]);
  const links: string[] = [];
  visit(tree, 'link', ({url}) => {
    links.push(url);
  });
  expect(links).toEqual(['pathname:///abi/SwapRouter02.json']);
});

test('writes the table of one contract, and names one that the registry lacks', () => {
  const router = {...factory, contract: 'SwapRouter02'};
  const tree = expand('<Deployments product="v3" contract="SwapRouter02" />', [factory, router]);
  expect(rowsOf(tree)[0]?.map(([, contract]) => contract)).toEqual(['SwapRouter02']);
  expect(() => expand('<Deployments product="v3" contract="Router" />')).toThrow(
    'The registry has no contract "Router" of v3',
  );
});

test('leaves out the pools that pages use as examples', () => {
  expect(rowsOf(expand('<Deployments product="v3" />')).flat()).toHaveLength(3);
});

test('folds the networks that have ended, with the date and without an explorer', () => {
  const tree = expand('<Deployments product="v3" />');
  const [, retired] = rowsOf(tree);
  expect(retired).toEqual([
    ['Görli (5)', 'Factory', factory.address, 'retired 2024-04', 'listed 2023-11', 'v3-core 1.0.0'],
  ]);
  const folded = JSON.stringify(tree).split('"details"')[1];
  expect(folded).toContain('Networks that have ended (1)');
  expect(folded).not.toContain('explorer');
});

test('says where a contract has the address of mainnet, and how often another', () => {
  expect(rowsOf(expand('<SameAddress product="v3" />'))).toEqual([
    [['Factory', 'no other network', '1 network']],
  ]);
});

test('tells look-alikes apart by selector and counts the networks in use that have them', () => {
  const router: Deployment = {...factory, contract: 'SwapRouter', kind: 'router'};
  const placed = [router, {...router, chainId: 8453}, {...router, chainId: 5}];
  const [[first = []] = []] = rowsOf(expand('<LookAlikes />', placed));
  expect(first).toEqual([
    'SwapRouter',
    'exactInputSingle',
    '0x414bf389',
    'in the parameters',
    '2 in use',
    factory.address,
  ]);
});

test('says of a look-alike that mainnet does not have it', () => {
  const [rows = []] = rowsOf(expand('<LookAlikes />', []));
  expect(rows.map((row) => row.slice(-2).join(', '))).toEqual(Array(5).fill('0 in use, none'));
});

test('names the products there are when the asked one is missing', () => {
  expect(() => expand('<Deployments product="v5" />')).toThrow(
    'The registry has no product "v5". Expected one of: v3',
  );
});
