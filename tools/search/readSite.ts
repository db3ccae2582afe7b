import {expanders} from '../../pages';
import {readTrees, type PageTree} from '../../pages/readTrees';
import type {RoutedPage} from '../../pages/listPages';

/** The pages of the site, expanded as for readers, without a build. */
export const readSite = (
  siteDirectory: string,
  pages: readonly RoutedPage[],
): Promise<PageTree[]> =>
  readTrees(
    pages.map(({route, file, frontMatter}) => ({
      route,
      file,
      frontMatter,
      title: frontMatter.title ?? '',
      description: frontMatter.description ?? '',
    })),
    {expanders: expanders(siteDirectory, 'https://docs.example', {draws: false})},
  );
