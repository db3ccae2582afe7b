import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The title of a page under a folder by its address; for one that is awaited, its last part. */
export function pageTitle(pages: string, route: string): string {
  const file = path.join(pages, `${route}.mdx`);
  const found = existsSync(file)
    ? /^title: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return found?.replace(/^(['"])(.*)\1$/, '$2') ?? path.posix.basename(route).replaceAll('-', ' ');
}
