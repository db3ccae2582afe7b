import {expect, test} from 'vitest';
import {findAddressFaults} from './findAddressFaults';

const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const registered = new Map([[factory, 'UniswapV3Factory on chain 1']]);
const faults = (text: string, file = 'docs/page.mdx') =>
  findAddressFaults({file, text}, registered);

test('accepts an address as the registry writes it', () => {
  expect(faults(`const factory = '${factory}';`)).toEqual([]);
});

test('names file and line of an address that is not registered, and what to do', () => {
  expect(faults('text\n0x000000000000000000000000000000000000dEaD')).toEqual([
    expect.stringMatching(
      /^docs\/page\.mdx:2: 0x0{36}dEaD is not in the registry\. On a page write <Address of="…" \/>; if the contract is missing, add it to facts\/registry\/ with its source/,
    ),
  ]);
});

test('leads from one wrong digit to the contract that was meant', () => {
  expect(faults('0x1F98431c8aD98523631AE4a59f267346ea31F985')).toEqual([
    `docs/page.mdx:1: 0x1F98431c8aD98523631AE4a59f267346ea31F985 is not in the registry, but nearly ${factory}, UniswapV3Factory on chain 1. Correct the digits`,
  ]);
});

test('refuses a wrong checksum', () => {
  const misspelt = factory.replace('aD', 'Ad');
  expect(faults(misspelt, 'examples/swap.ts')).toEqual([
    `examples/swap.ts:1: ${misspelt} has a wrong checksum. It is UniswapV3Factory on chain 1: write ${factory}, or on a page <Address of="…" />`,
  ]);
});

test('accepts lower case in GraphQL and JSON, as the subgraph writes it', () => {
  const id = factory.toLowerCase();
  expect(faults(id, 'examples/pools.graphql')).toEqual([]);
  expect(faults(id, 'examples/pools.json')).toEqual([]);
  expect(faults(`\`\`\`graphql title="query"\n${id}\n\`\`\``)).toEqual([]);
  expect(faults(`\`\`\`json\n${id}\n\`\`\``)).toEqual([]);
});

test('refuses lower case anywhere else, also after a fence of JSON', () => {
  const id = factory.toLowerCase();
  expect(faults(id)).toHaveLength(1);
  expect(faults(`\`\`\`ts\n${id}\n\`\`\``)).toHaveLength(1);
  expect(faults(`\`\`\`json\n{}\n\`\`\`\n\n${id}`)).toHaveLength(1);
});

test('refuses an unregistered address in GraphQL too', () => {
  expect(faults('0x000000000000000000000000000000000000dead', 'a.graphql')).toHaveLength(1);
});

test('leaves hashes and calldata alone', () => {
  expect(faults(`0x${'ab'.repeat(32)} ${factory}00`)).toEqual([]);
});
