import {readFile} from 'node:fs/promises';
import type {Root} from 'mdast';
import {createSlugger} from '@docusaurus/utils';
import type {Transformer} from 'unified';
import {expandPage} from '../expand/expandPage';
import type {SearchedPage} from './pagesOf';
import type {Section} from './sections/section';
import {sectionsOf} from './sections/sectionsOf';

type Options = {expanders: readonly (() => Transformer<Root>)[]};

/**
 * The sections of every page, expanded as for readers. A page that cannot be expanded is left out:
 * the build of the pages names the faults of all of them, and fails.
 */
export async function readSections(
  pages: readonly SearchedPage[],
  options: Options,
): Promise<Section[]> {
  const sections: Section[][] = [];
  for (const page of pages) {
    sections.push(await sectionsIn(page, options).catch(() => []));
  }
  return sections.flat();
}

async function sectionsIn(
  {file, frontMatter, ...page}: SearchedPage,
  {expanders}: Options,
): Promise<Section[]> {
  const content = (await readFile(file, 'utf8')).replace(/^---\n.*?\n---\n/s, '');
  const tree = await expandPage({path: file, content, frontMatter}, expanders);
  const slugger = createSlugger();
  const searchedAs = frontMatter.searchedAs as string[] | undefined;
  return sectionsOf(tree, {...page, searchedAs, slug: (heading) => slugger.slug(heading)});
}
