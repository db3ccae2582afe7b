import {existsSync} from 'node:fs';
import path from 'node:path';
import {readPage} from './readPage';

/** A page as the docs plugin names it: its folder, from the site's, and its path in there. */
type Page = {versionDocsDirPath: string; docPath: string};

/** Returns where the file that holds most of a page's text is edited in the repository. */
export function editAddress(repository: string, siteDir: string): (page: Page) => string {
  return ({versionDocsDirPath, docPath}) => {
    const page = path.posix.join(versionDocsDirPath, docPath);
    const notes = page.replace(/\.mdx$/, '.yaml');
    if (existsSync(path.join(siteDir, notes))) return `${repository}/edit/main/${notes}`;
    const {frontMatter, content} = readPage(path.join(siteDir, page));
    // Pages of other kinds show reverts and entities too, below more text of their own.
    const isReference = frontMatter.kind === 'reference';
    const [, product] = /^<Reverts product="([\w-]+)"/m.exec(content) ?? [];
    if (isReference && product) return `${repository}/tree/main/facts/atlas/${product}`;
    const [, version] = /^<Entities of="(\w+)"/m.exec(content) ?? [];
    if (isReference && version)
      return `${repository}/edit/main/facts/subgraph/${version}/schema.graphql`;
    return `${repository}/edit/main/${page}`;
  };
}
