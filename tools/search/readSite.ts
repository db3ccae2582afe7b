import {readFileSync} from 'node:fs';
import {loadJson, storeJson, type CacheFile} from '../../facts/cache/cacheFile';
import {digestOf} from '../../facts/cache/digestOf';
import {expanders} from '../../pages';
import {listPages} from '../../pages/listPages';
import {readTrees, type PageTree} from '../../pages/readTrees';
import {listFiles} from '../lint/listFiles';

/**
 * The pages of the site, expanded as for readers, without a build. What a run before expanded is
 * read again as long as no file of the repository has changed.
 */
export async function readSite(): Promise<PageTree[]> {
  const trees: CacheFile = {folder: '.cache/trees', name: 'site', digest: digestOfFiles()};
  return loadJson<PageTree[]>(trees) ?? storeJson(trees, await expandSite());
}

const digestOfFiles = (): string =>
  digestOf(listFiles().flatMap((file) => [file, readFileSync(file)]));

const expandSite = (): Promise<PageTree[]> =>
  readTrees(
    listPages('.').map(({route, file, frontMatter}) => ({
      route,
      file,
      title: frontMatter.title ?? '',
      description: frontMatter.description ?? '',
    })),
    {expanders: expanders('.', 'https://docs.example', {draws: false})},
  );
