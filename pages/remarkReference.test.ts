import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test, vi} from 'vitest';
import {signaturesOf} from '../facts/reference/driftOf';
import {linesOf} from '../testing/linesOf';
import {contractOf, notesOf, pagesOf} from '../testing/reference.fixture';
import type {ContractSources} from './reference/referenceFaults';
import remarkReference from './remarkReference';
import {sdkSources} from '../testing/sdk.fixture';

const contract = contractOf();

const sources = (notes = notesOf()): ContractSources => ({
  contracts: new Map([[contract.key, contract]]),
  signatures: {[contract.key]: signaturesOf(contract)},
  pages: pagesOf(notes),
  entryOf: (identifier, route) => `${route}/errors#${identifier}`,
});

const sdks = () => Promise.resolve(sdkSources([], []));

async function expand(
  source: string,
  contracts = () => sources(),
  path = '/site/docs/Pool.mdx',
): Promise<string[]> {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  await remarkReference({contracts, sdks})(tree, new VFile({path}), () => undefined);
  return linesOf(tree.children);
}

test('puts the reference of the contract between what the page says', async () => {
  const lines = await expand('Before.\n\n<Reference />\n\nAfter.');
  expect([lines.at(0), lines.at(-1)]).toEqual(['Before.', 'After.']);
  expect(lines).toContain('### burn {#burn}');
  expect(lines).not.toContain('<Reference>');
});

test("leads to the errors by the page's own address", async () => {
  expect(await expand('<Reference />')).toContain(
    '- [NP](/reference/Pool/errors#NP): The position is empty.',
  );
});

test('reads nothing for a page without a reference', async () => {
  const readSources = vi.fn(() => sources());
  expect(await expand('Text.', readSources)).toEqual(['Text.']);
  expect(readSources).not.toHaveBeenCalled();
});

test('names the file that is missing beside the page', async () => {
  await expect(expand('<Reference />', undefined, '/site/docs/Other.mdx')).rejects.toThrow(
    'A reference needs its notes: expected /site/docs/Other.yaml, which names the contract or the exports',
  );
});

test('fails with the page and the line, and names every fault of the notes', async () => {
  const readSources = () => sources(notesOf({functions: {}, constants: {MAX: {is: 'Most.'}}}));
  await expect(expand('Text.\n\n<Reference />', readSources)).rejects.toMatchObject({
    file: '/site/docs/Pool.mdx',
    line: 3,
    reason: expect.stringMatching(
      /^docs\/Pool\.yaml does not fit its contract:\n {2}- .*burn[^]*\n {2}- .*MAX/,
    ) as string,
  });
});

test('refuses a list of exports where the notes are of a contract', async () => {
  await expect(expand('<Exports of="kit" />')).rejects.toThrow(
    '<Exports /> lists a package; these are notes of a contract',
  );
});
