import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {cachePath, loadJson, store, storeJson} from '../facts/cache/cacheFile';
import type {ChainName} from '../packages/sandbox/chain/chains';
import type {Contents} from '../packages/sandbox/contents';
import {digestOfSources} from './digest';
import {cache} from './root';

type SavedState = {
  contents: Contents;
  /** For anvil to load. */
  stateFile: string;
  /** Whether this call had to build it. */
  wasBuilt: boolean;
};

/** The contents of a state, and the length of the file that anvil loads. */
type Saved = {contents: Contents; stateBytes: number};

type Options = {
  /** Mainnet unless told. */
  chain?: ChainName;
  /** `.cache/sandbox` unless told. */
  folder?: string;
};

/** The state saved for these sources and packages; builds and saves it where there is none. */
export async function savedState({
  chain = 'mainnet',
  folder = path.join(cache, 'sandbox'),
}: Options = {}): Promise<SavedState> {
  const digest = digestOfSources();
  const prefix = chain === 'mainnet' ? '' : `${chain}-`;
  const state = {folder, name: `${prefix}state`, digest};
  const summary = {folder, name: `${prefix}contents`, digest};
  const stateFile = cachePath(state);
  const isComplete = ({stateBytes}: Saved) =>
    existsSync(stateFile) && statSync(stateFile).size === stateBytes;
  const saved = loadJson<Saved>(summary, isComplete);
  if (saved) return {contents: saved.contents, stateFile, wasBuilt: false};

  // Loaded only now: a start from a saved state does without viem and the artifacts.
  const {build} = await import('./build');
  const built = await build(chain);
  store(state, built.state);
  const {contents} = storeJson(summary, {
    contents: built.contents,
    stateBytes: Buffer.byteLength(built.state),
  });
  return {contents, stateFile, wasBuilt: true};
}
