import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The artifacts in a folder of a package, without the debug files and the combined output of compilers. */
export const listArtifacts = (root: string, folder: string): string[] =>
  listFiles(root, {folder, ending: '.json'}).filter(
    (file) => !/\.dbg\.json$|Combined-Json\.json$/.test(file),
  );

/** The Solidity sources in a folder of a package. */
export const listSources = (root: string, folder: string): string[] =>
  listFiles(root, {folder, ending: '.sol'});

/** Files under a folder of a package, named from the package's root, in order. */
function listFiles(root: string, {folder, ending}: {folder: string; ending: string}): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => path.posix.normalize(path.posix.join(folder, file)))
    .sort();
}
