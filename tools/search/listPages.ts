import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readInventory} from '../../pages/inventory';

/** A page as its author wrote it. */
export type WrittenPage = {
  route: string;
  /** Absolute. */
  file: string;
  frontMatter: {title: string; description?: string; kind?: string} & Record<string, unknown>;
  /** What stands below the front matter. */
  content: string;
};

/** Every page and article that the inventory calls present. */
export function listPages(siteDirectory: string): WrittenPage[] {
  const present = new Set(
    readInventory(siteDirectory)
      .filter(({state}) => state === 'present')
      .map((route) => route.path),
  );
  const pagesIn = (folder: string, base: string): WrittenPage[] =>
    readdirSync(path.join(siteDirectory, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx') && present.has(`${base}${file.slice(0, -4)}`))
      .sort()
      .map((file) => ({
        route: `${base}${file.slice(0, -4)}`,
        ...readPage(path.resolve(siteDirectory, folder, file)),
      }));
  return [...pagesIn('docs', '/'), ...pagesIn('blog', '/blog/')];
}

function readPage(file: string): Omit<WrittenPage, 'route'> {
  const [, matter = '', content = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  return {file, frontMatter: parse(matter) as WrittenPage['frontMatter'], content};
}
