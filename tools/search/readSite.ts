import {expanders} from '../../pages';
import {listPages} from '../../pages/listPages';
import {readTrees, type PageTree} from '../../pages/readTrees';

/** The pages of the site, expanded as for readers, without a build. */
export const readSite = (siteDirectory: string): Promise<PageTree[]> =>
  readTrees(
    listPages(siteDirectory).map(({route, file, frontMatter}) => ({
      route,
      file,
      title: frontMatter.title ?? '',
      description: frontMatter.description ?? '',
    })),
    {expanders: expanders(siteDirectory, 'https://docs.example', {draws: false})},
  );
