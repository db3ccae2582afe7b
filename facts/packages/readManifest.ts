import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What every package.json contains. */
type Manifest = {name: string; version: string};

/** The package.json of an installed package; `folder` is its folder in node_modules. */
export function readManifest<Fields extends object = Manifest>(
  modules: string,
  folder: string,
): Manifest & Fields {
  const file = path.resolve(modules, folder, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest & Fields;
  } catch (cause) {
    throw new Error(
      `the package ${folder} is not installed: expected ${file}; run "npm ci", or take the package out of the list that names it`,
      {cause},
    );
  }
}
