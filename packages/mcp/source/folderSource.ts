import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Source} from './source';

/** The built site under a directory; the error says how to build it. */
export function folderSource(directory: string): Source {
  const root = path.resolve(directory);
  if (!existsSync(path.join(root, 'agents/search.json'))) {
    throw new Error(`There is no built site at ${directory}: run "npm run build" first.`);
  }
  const placeOf = (address: string) => path.join(root, address);
  return {
    placeOf,
    async read(address) {
      const file = placeOf(address);
      if (!file.startsWith(root + path.sep)) return undefined;
      try {
        return await readFile(file, 'utf8');
      } catch (error) {
        if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
  };
}

/** What systems report where no file can be: no entry, a folder, a file in the place of a folder, a name too long. */
const MISSING = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);
