import type {Root} from 'mdast';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {Transformer} from 'unified';
import {expanders as expandersOf} from '.';
import {expandPage} from './expandPage';
import {pagesOf, type KnownPage} from './pagesOf';
import {readPage, type WrittenPage} from './readPage';

/** A page with its front matter and its tree as readers get it. */
export type PageTree = KnownPage & Pick<WrittenPage, 'frontMatter'> & {tree: Root};

type Options = {expanders: readonly (() => Transformer<Root>)[]};

/**
 * The trees of pages, expanded as for readers. A page that cannot be expanded is left out: the
 * build of the pages names the faults of all of them, and fails.
 */
export async function readTrees(
  pages: readonly KnownPage[],
  {expanders}: Options,
): Promise<PageTree[]> {
  const trees: PageTree[] = [];
  for (const page of pages) {
    const {content, frontMatter} = readPage(page.file);
    const tree = await expandPage({path: page.file, content, frontMatter}, expanders).catch(
      () => undefined,
    );
    if (tree) trees.push({...page, frontMatter, tree});
  }
  return trees;
}

const treesByContent = new WeakMap<AllContent, Promise<PageTree[]>>();

/** The trees of the site's pages; expanded once for all that read them. */
export function treesOf(
  content: AllContent,
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): Promise<PageTree[]> {
  const trees =
    treesByContent.get(content) ??
    readTrees(pagesOf(content, siteDir), {
      expanders: expandersOf(siteDir, siteConfig.url, {draws: false}),
    });
  treesByContent.set(content, trees);
  return trees;
}
