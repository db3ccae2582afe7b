import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {published as publishedAtlas} from '../../../facts/atlas/published';
import {readAtlas} from '../../../facts/atlas';
import {published as registry} from '../../../facts/registry/published';
import {readPage} from '../../../testing/readPage';

const page = readPage('docs/api/agents');

test('names the package of the MCP server as the site publishes it', () => {
  const {version} = JSON.parse(readFileSync('packages/mcp/package.json', 'utf8')) as {
    version: string;
  };
  expect(page).toContain(`https://docs.uniswap.org/packages/docs-mcp-${version}.tgz`);
});

test('names every tool of the MCP server', () => {
  const source = readFileSync('packages/mcp/createServer.ts', 'utf8');
  const tools = [...source.matchAll(/registerTool\(\s*'(\w+)'/g)].map(([, name]) => name);
  expect(tools.length).toBeGreaterThan(3);
  for (const tool of tools) expect(page).toContain(`\`${tool}\``);
});

test('names the lists of the registry, of which the script finds one address', () => {
  const lists = Object.keys(registry).filter((key) => key !== '$schema');
  expect(page).toContain(
    `contains ${lists.map((list) => `\`${list}\``).join(', ')}`.replace(/, (\S+)$/, ' and $1'),
  );
  const found = registry.deployments.filter(
    ({chainId, contract}) => chainId === 8453 && contract === 'SwapRouter02',
  );
  expect(found).toHaveLength(1);
});

test('asks the atlas for fields that an entry has', () => {
  const {entries} = publishedAtlas(readAtlas(path.resolve('facts/atlas')));
  const found = entries.filter(({identifier}) => identifier === 'Too little received');
  expect(found).toHaveLength(1);
  const fields = ['condition', 'fix', 'address'];
  expect(page).toContain(`{${fields.join(', ')}}`);
  expect(Object.keys(found[0] ?? {})).toEqual(expect.arrayContaining(fields));
});
