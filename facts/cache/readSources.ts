import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Names and contents of the code in these folders of `root`, without its tests: inputs of a digest. */
export const readSources = (root: string, folders: readonly string[]): (string | Buffer)[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(ts|mjs|sol)$/.test(file) && !file.endsWith('.test.ts'))
        .map((file) => path.join(folder, file))
        .sort(),
    )
    .flatMap((file) => [file, readFileSync(path.join(root, file))]);
