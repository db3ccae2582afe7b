import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Where pages and their parts are written. */
const FOLDERS = ['docs', 'blog', 'src/pages'];

/** The texts of a site's pages, as they are written. */
export async function readPageTexts(siteDirectory: string): Promise<string[]> {
  const texts: string[] = [];
  for (const folder of FOLDERS.map((name) => path.join(siteDirectory, name))) {
    const files = await readdir(folder, {recursive: true, encoding: 'utf8'}).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.mdx'))) {
      texts.push(await readFile(path.join(folder, file), 'utf8'));
    }
  }
  return texts;
}
