import {readFile} from 'node:fs/promises';
import type {Root} from 'mdast';
import {createSlugger} from '@docusaurus/utils';
import type {Transformer} from 'unified';
import {expandPage} from '../expand/expandPage';
import type {SearchedPage} from './pagesOf';
import type {Section} from './sections/section';
import {sectionsOf} from './sections/sectionsOf';

type Options = {expanders: readonly (() => Transformer<Root>)[]};

/** The sections of every page, expanded as for readers. */
export async function readSections(
  pages: readonly SearchedPage[],
  {expanders}: Options,
): Promise<Section[]> {
  const sections: Section[][] = [];
  for (const {file, frontMatter, ...page} of pages) {
    const content = (await readFile(file, 'utf8')).replace(/^---\n.*?\n---\n/s, '');
    const tree = await expandPage({path: file, content, frontMatter}, expanders);
    const slugger = createSlugger();
    sections.push(sectionsOf(tree, {...page, slug: (heading) => slugger.slug(heading)}));
  }
  return sections.flat();
}
