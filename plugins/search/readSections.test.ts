import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {expect, test} from 'vitest';
import {readSections} from './readSections';

const folder = mkdtempSync(path.join(tmpdir(), 'sections-'));

function page(name: string, content: string) {
  const file = path.join(folder, `${name}.mdx`);
  writeFileSync(file, `---\ntitle: ${name}\n---\n${content}`);
  return {route: `/${name}`, title: name, description: '', frontMatter: {}, file};
}

const refuse = (): Transformer<Root> => (_tree, file) => {
  if (String(file.value).includes('fault')) file.fail('a fault');
};

test('leaves out a page with a fault, which the build of the pages tells', async () => {
  const pages = [page('faulty', 'A fault.'), page('fees', 'A swap pays.')];
  const sections = await readSections(pages, {expanders: [refuse]});
  expect(sections.map(({url, text}) => [url, text])).toEqual([['/fees', 'A swap pays.']]);
});
