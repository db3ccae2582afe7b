import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Gives the title of a page under a folder by its address; for one that is awaited, its last part. */
export function pageTitles(pages: string): (route: string) => string {
  const titles = new Map<string, string>();
  return (route) => {
    const title = titles.get(route) ?? readTitle(path.join(pages, `${route}.mdx`), route);
    titles.set(route, title);
    return title;
  };
}

function readTitle(file: string, route: string): string {
  const found = existsSync(file)
    ? /^title: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return found?.replace(/^(['"])(.*)\1$/, '$2') ?? path.posix.basename(route).replaceAll('-', ' ');
}
