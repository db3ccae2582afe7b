import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test, vi} from 'vitest';
import type {ContractSources} from '../reference/referenceFaults';
import {linesOf} from '../../testing/linesOf';
import remarkReference from '../remarkReference';
import {
  classOf,
  exportNote,
  sdkSources,
  methodNote,
  methodOf,
  pageOf,
} from '../../testing/sdk.fixture';

const pool = classOf('Pool', [methodOf('double')]);
const poolPage = pageOf({Pool: exportNote({members: {double: methodNote()}})});
const list = pageOf(
  {},
  {
    file: 'docs/sdk/kit/overview.yaml',
    groups: [{title: 'Pools', does: 'Swap.', exports: ['Pool']}],
  },
);

const noContracts = (): ContractSources => ({
  contracts: new Map(),
  signatures: {},
  pages: new Map(),
  entryOf: () => undefined,
});

async function expand(
  source: string,
  {page = 'Pool', read: sdks = async () => sdkSources([pool], [poolPage, list])} = {},
): Promise<string[]> {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  const file = new VFile({path: `/site/docs/sdk/kit/${page}.mdx`});
  await remarkReference({contracts: noContracts, sdks})(tree, file, () => undefined);
  return linesOf(tree.children);
}

test('puts the reference of the export between what the page says', async () => {
  const lines = await expand('Before.\n\n<Reference />\n\nAfter.');
  expect([lines.at(0), lines.at(-1)]).toEqual(['Before.', 'After.']);
  expect(lines).toContain('### double {#double}');
});

test('lists the exports of the package of the notes', async () => {
  const lines = await expand('<Exports of="kit" />', {page: 'overview'});
  expect(lines).toContain('## Pools {#pools}');
});

test('reads nothing for a page without either', async () => {
  const readSources = vi.fn(async () => sdkSources([], []));
  expect(await expand('Text.', {read: readSources})).toEqual(['Text.']);
  expect(readSources).not.toHaveBeenCalled();
});

test('names the file that is missing beside the page', async () => {
  await expect(expand('<Reference />', {page: 'Route'})).rejects.toThrow(
    'A reference needs its notes: expected /site/docs/sdk/kit/Route.yaml, which names the contract or the exports',
  );
});

test('fails with the page and the line, and names every fault of the notes', async () => {
  const wrong = pageOf({Pool: exportNote({members: {halve: methodNote()}})});
  const readSources = async () => sdkSources([pool], [wrong]);
  await expect(expand('Text.\n\n<Reference />', {read: readSources})).rejects.toMatchObject({
    file: '/site/docs/sdk/kit/Pool.mdx',
    line: 3,
    reason: expect.stringMatching(
      /^docs\/sdk\/kit\/Pool\.yaml does not fit its package:\n {2}- .*"halve"[^]*\n {2}- Pool\.double has no note/,
    ) as string,
  });
});

test('refuses a list of another package, or of none', async () => {
  await expect(expand('<Exports of="tool" />', {page: 'overview'})).rejects.toThrow(
    '<Exports of="tool" /> lists a package whose notes are of kit',
  );
  await expect(expand('<Exports of="kit" />')).rejects.toThrow(
    '<Exports /> needs "groups": title, does, exports',
  );
});
