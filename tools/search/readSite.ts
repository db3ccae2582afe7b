import {expanders} from '../../pages';
import {readTrees, type PageTree} from '../../pages/readTrees';
import type {WrittenPage} from './listPages';

/** The pages of the site, expanded as for readers, without a build. */
export const readSite = (
  siteDirectory: string,
  pages: readonly WrittenPage[],
): Promise<PageTree[]> =>
  readTrees(
    pages.map(({route, file, frontMatter}) => ({
      route,
      file,
      frontMatter,
      title: frontMatter.title,
      description: frontMatter.description ?? '',
    })),
    {expanders: expanders(siteDirectory, 'https://docs.example', {draws: false})},
  );
