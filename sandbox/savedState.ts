import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {Contents} from './contents';
import {digestOfSources} from './digest';
import {cache} from './root';

export type SavedState = {
  contents: Contents;
  /** For anvil to load. */
  stateFile: string;
  /** Whether this call had to build it. */
  wasBuilt: boolean;
};

/** Gives the state saved for these sources and packages; builds and saves it where there is none. */
export async function savedState(folder = path.join(cache, 'sandbox')): Promise<SavedState> {
  const stateFile = path.join(folder, `${digestOfSources()}.json`);
  const contentsFile = stateFile.replace(/json$/, 'contents.json');
  // Written last, so that what it stands beside is whole.
  const wasBuilt = !existsSync(contentsFile);
  if (wasBuilt) {
    // Loaded only now: a start from a saved state does without viem and the artifacts.
    const {build} = await import('./build');
    const {contents, state} = await build();
    mkdirSync(folder, {recursive: true});
    forgetOthers(folder, path.basename(stateFile, '.json'));
    write(stateFile, state);
    write(contentsFile, `${JSON.stringify(contents, null, 2)}\n`);
  }
  const contents = JSON.parse(readFileSync(contentsFile, 'utf8')) as Contents;
  return {contents, stateFile, wasBuilt};
}

/** Renames into place, so that a start beside this one never reads half a file. */
function write(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** Removes the states of other sources: they will not be asked for again. */
function forgetOthers(folder: string, digest: string): void {
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.json') && !file.startsWith(digest)) {
      rmSync(path.join(folder, file), {force: true});
    }
  }
}
