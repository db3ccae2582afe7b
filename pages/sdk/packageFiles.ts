import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** What was read, by folder: a build asks for the same packages with every page. */
const filesByFolder = new Map<string, ReadonlyMap<string, string>>();

/**
 * The JavaScript of a package as another one finds it, by file; without what is installed below
 * it. Nothing where it is not installed.
 */
export function packageFiles(
  modules: string,
  name: string,
  importer = name,
): ReadonlyMap<string, string> {
  const folders = [path.join(modules, importer, 'node_modules', name), path.join(modules, name)];
  const folder = folders.find((one) => existsSync(path.join(one, 'package.json')));
  if (!folder) return new Map();
  const files = filesByFolder.get(folder) ?? readFolder(folder);
  filesByFolder.set(folder, files);
  return files;
}

function readFolder(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]?js$/.test(file) && !file.split(path.sep).includes('node_modules'))
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
