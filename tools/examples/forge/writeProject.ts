import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Project} from '../../../pages/examples/projects/projectOf';

const FOLDER = '.cache/examples';

/** Writes a project as readers get it, with the site's packages in place of their own; returns its folder. */
export function writeProject({name, files}: Project, into = FOLDER): string {
  const folder = path.resolve(into, name);
  // What forge compiled before stays: it compiles only what has changed.
  for (const part of ['src', 'test', 'node_modules']) {
    rmSync(path.join(folder, part), {recursive: true, force: true});
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  return folder;
}
