import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The title of a page under a folder by its address; for one that is awaited, its last part. */
export const pageTitle = (pages: string, route: string): string =>
  fieldOf('title', pages, route) ?? path.posix.basename(route).replaceAll('-', ' ');

/** The description of a page under a folder by its address; none for one that is awaited. */
export const pageDescription = (pages: string, route: string): string | undefined =>
  fieldOf('description', pages, route);

function fieldOf(field: string, pages: string, route: string): string | undefined {
  const file = path.join(pages, `${route}.mdx`);
  if (!existsSync(file)) return undefined;
  const found = new RegExp(`^${field}: (.+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
  return found?.replace(/^(['"])(.*)\1$/, '$2');
}
