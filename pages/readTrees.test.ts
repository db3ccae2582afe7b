import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {expect, test} from 'vitest';
import {readTrees} from './readTrees';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));

function page(name: string, content: string, matter = '') {
  const file = path.join(folder, `${name}.mdx`);
  writeFileSync(file, `---\ntitle: ${name}\n${matter}---\n${content}`);
  return {route: `/${name}`, title: name, description: '', file};
}

const refuse = (): Transformer<Root> => (_tree, file) => {
  if (String(file.value).includes('fault')) file.fail('a fault');
};

test('leaves out a page with a fault, which the build of the pages reports', async () => {
  const pages = [page('faulty', 'A fault.'), page('fees', 'A swap pays.')];
  const trees = await readTrees(pages, {expanders: [refuse]});
  expect(trees.map(({route, tree}) => [route, toString(tree)])).toEqual([
    ['/fees', 'A swap pays.'],
  ]);
});

test('reads what a page is found by from the page itself', async () => {
  const matter = 'searchedAs: [swap fee]\nanswers:\n  tiers: [what does a swap cost]\n';
  const pages = [page('costs', '## Tiers\n\n0.3%.\n', matter)];
  const [costs] = await readTrees(pages, {expanders: []});
  expect(costs?.frontMatter).toMatchObject({
    searchedAs: ['swap fee'],
    answers: {tiers: ['what does a swap cost']},
  });
});
