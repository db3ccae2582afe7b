import {readFile} from 'node:fs/promises';
import type {Root} from 'mdast';
import {createSlugger} from '@docusaurus/utils';
import type {Transformer} from 'unified';
import {parse} from 'yaml';
import type {SearchTerms} from '../expand/frontMatter';
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
  {expanders}: Options,
): Promise<Section[]> {
  const sections: Section[][] = [];
  for (const page of pages) {
    const [, matter = '', content = ''] = WRITTEN.exec(await readFile(page.file, 'utf8')) ?? [];
    const tree = await expandPage({...page, path: page.file, content}, expanders).catch(
      () => undefined,
    );
    if (tree) sections.push(sectionsIn(tree, {...page, terms: parse(matter) as SearchTerms}));
  }
  return sections.flat();
}

/** A page as its author wrote it: its front matter, then its text. */
const WRITTEN = /^---\n(.*?)\n---\n(.*)$/s;

function sectionsIn(
  tree: Root,
  {file, terms: {searchedAs, answers}, ...page}: SearchedPage & {terms: SearchTerms},
): Section[] {
  const slugger = createSlugger();
  try {
    return sectionsOf(tree, {
      ...page,
      searchedAs,
      answers,
      slug: (heading) => slugger.slug(heading),
    });
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, {cause});
  }
}
