import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {editAddress} from './editAddress';

const addressOf = editAddress('https://example.com', '.');

test.each([
  ['its own file', 'concepts/protocol/fees.mdx', 'edit/main/docs/concepts/protocol/fees.mdx'],
  [
    'the notes beside a reference page',
    'contracts/v3/reference/core/UniswapV3Factory.mdx',
    'edit/main/docs/contracts/v3/reference/core/UniswapV3Factory.yaml',
  ],
  ['the atlas', 'contracts/v3/reference/error-codes.mdx', 'tree/main/facts/atlas/v3'],
  [
    'the schema of a subgraph',
    'contracts/v2/reference/API/entities.mdx',
    'edit/main/facts/subgraph/v2/schema.graphql',
  ],
  [
    'a page that shows reverts below its text',
    'contracts/uniswapx/overview.mdx',
    'edit/main/docs/contracts/uniswapx/overview.mdx',
  ],
])('leads to %s', (_, docPath, address) => {
  expect(addressOf({versionDocsDirPath: 'docs', docPath})).toBe(`https://example.com/${address}`);
  expect(existsSync(address.replace(/^\w+\/main\//, ''))).toBe(true);
});
