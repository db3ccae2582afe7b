import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {expanders} from '.';
import {isDeep} from '../testing/tier';
import {expandPage} from './expandPage';
import {listPages} from './listPages';
import {releaseOf} from './releaseOf';

const LOCKS = ['.', 'packages/mcp', 'packages/swap-widget', 'packages/web3-react'];

/** Every release that npm installs here, under the name that the registry has it by. */
const installed = new Set(
  LOCKS.flatMap((folder) => {
    const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as {
      packages: Record<string, {name?: string; version?: string}>;
    };
    return Object.entries(lock.packages).map(
      ([place, {name, version}]) => `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`,
    );
  }),
);

/** Releases that pages name for readers to install, and nothing here installs. */
const named = ['@openzeppelin/uniswap-hooks@1.2.1'];

const RELEASE = /(?<![\w@/.-])(?:@[\w-]+\/)?[a-z][\w.-]*@\d+\.\d+\.\d+(?:-[\w.-]*\w)?/g;

test('is the name of a release in the registry, also for an alias', () => {
  expect(releaseOf('viem', '2.57.1')).toBe('viem@2.57.1');
  expect(releaseOf('solc-0.7.6', 'npm:solc@0.7.6')).toBe('solc@0.7.6');
});

/** Every page in the deep tier, else every eighth; `plugins/agents/agents.test.ts` reads others. */
const pages = listPages('.').filter((_, at) => isDeep || at % 8 === 2);

test('stands on every page for a package that is installed under that name', async () => {
  const plugins = expanders('.', 'https://docs.example', {draws: false});
  const found = new Map<string, string>();
  for (const {route, file, content, frontMatter} of pages) {
    const tree = await expandPage({path: file, content, frontMatter}, plugins);
    visit(tree, (node) => {
      if (!('value' in node) || typeof node.value !== 'string') return;
      for (const [release] of node.value.matchAll(RELEASE)) found.set(release, route);
    });
  }
  expect(found.size).toBeGreaterThan(20);
  expect(
    [...found].filter(([release]) => !installed.has(release) && !named.includes(release)),
  ).toEqual([]);
});
