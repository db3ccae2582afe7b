import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from './listFences';

const FOLDERS = ['docs', 'blog', 'src'];

/** Every page of the site, and every part of one, as its author wrote it. */
export function readPages(): Page[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.join(folder, file))
      .sort()
      .map((file) => ({file, source: readFileSync(file, 'utf8')})),
  );
}
