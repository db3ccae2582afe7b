import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {packSandbox} from '../../plugins/site/packages/packSandbox';

const FOLDER = path.resolve('.cache/packages');

/** Packs the sandbox as the site publishes it. Gives the file, for npm to install. */
export async function packLocally(): Promise<string> {
  const {name, archive} = await packSandbox('.');
  const file = path.join(FOLDER, `${name}.tgz`);
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, archive);
  return file;
}
