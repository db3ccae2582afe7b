import {createSlugger} from '@docusaurus/utils';
import type {PageTree} from '../../pages/readTrees';
import type {Section} from './sections/section';
import {sectionsOf} from './sections/sectionsOf';

/** The sections of every page; the error names the file of a page that asks questions of no section. */
export const readSections = (pages: readonly PageTree[]): Section[] => pages.flatMap(sectionsIn);

function sectionsIn({
  file,
  tree,
  frontMatter: {searchedAs, answers},
  ...page
}: PageTree): Section[] {
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
