import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {expect, test} from 'vitest';
import {readTrees} from '../../pages/readTrees';
import {readSections} from './readSections';

const folder = mkdtempSync(path.join(tmpdir(), 'sections-'));

function page(name: string, content: string, matter = '') {
  const file = path.join(folder, `${name}.mdx`);
  writeFileSync(file, `---\ntitle: ${name}\n${matter}---\n${content}`);
  return {route: `/${name}`, title: name, description: '', file};
}

const refuse = (): Transformer<Root> => (_tree, file) => {
  if (String(file.value).includes('fault')) file.fail('a fault');
};

test('leaves out a page with a fault, which the build of the pages tells', async () => {
  const pages = [page('faulty', 'A fault.'), page('fees', 'A swap pays.')];
  const sections = readSections(await readTrees(pages, {expanders: [refuse]}));
  expect(sections.map(({url, text}) => [url, text])).toEqual([['/fees', 'A swap pays.']]);
});

test('reads what a page is found by from the page itself', async () => {
  const matter = 'searchedAs: [swap fee]\nanswers:\n  tiers: [what does a swap cost]\n';
  const pages = [page('costs', '## Tiers\n\n0.3 %.\n', matter)];
  const sections = readSections(await readTrees(pages, {expanders: []}));
  expect(sections.map(({searchedAs, answers}) => [searchedAs, answers])).toEqual([
    [['swap fee'], undefined],
    [['swap fee'], ['what does a swap cost']],
  ]);
});

test('names the page whose questions belong to no section', async () => {
  const pages = [page('lost', 'A swap pays.', 'answers:\n  tiers: [what does a swap cost]\n')];
  const trees = await readTrees(pages, {expanders: []});
  expect(() => readSections(trees)).toThrow(
    /lost\.mdx: The front matter's "answers" names tiers, expected an anchor of the page: beginning\./,
  );
});
