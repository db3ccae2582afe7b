import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readPage, type WrittenPage} from './readPage';

/** Where pages and articles stand, and how their addresses start. */
const FOLDERS = {docs: '/', blog: '/blog/'} as const;

/** Addresses without a page in these folders: of `src/pages/`, of the blog, of search. */
const OTHER_ROUTES = ['/', '/blog', '/blog/archive', '/privacy', '/search'];

/** A page of the documentation or an article of the blog, with its address. */
type RoutedPage = WrittenPage & {route: string};

/** Reads every page of the documentation and every article of the blog. */
export const listPages = (siteDirectory: string): RoutedPage[] =>
  pageFiles(siteDirectory).map(({route, file}) => ({route, ...readPage(file)}));

/** Every address of the site; reads no page. */
export const listRoutes = (siteDirectory: string): string[] => [
  ...OTHER_ROUTES,
  ...pageFiles(siteDirectory).map(({route}) => route),
];

const pageFiles = (siteDirectory: string): {route: string; file: string}[] =>
  Object.entries(FOLDERS).flatMap(([folder, base]) =>
    readdirSync(path.join(siteDirectory, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .map((file) => ({
        route: `${base}${file.slice(0, -'.mdx'.length).split(path.sep).join('/')}`,
        file: path.resolve(siteDirectory, folder, file),
      })),
  );
