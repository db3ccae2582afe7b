import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import type {ChainName} from './chain/chains';
import type {Contents} from './contents';

const STATES = path.join(__dirname, 'states');

/** Files of the state that the package brings for a chain. */
export const stateFiles = (chain: ChainName) => ({
  contents: path.join(STATES, `${chain}.json`),
  state: path.join(STATES, `${chain}.state.json.br`),
});

/** What the packaged state of a chain holds. */
export const packagedContents = (chain: ChainName): Contents =>
  JSON.parse(readFileSync(stateFiles(chain).contents, 'utf8')) as Contents;

/** The packaged state of a chain, as anvil loads it. */
export const packagedState = (chain: ChainName): Buffer =>
  brotliDecompressSync(readFileSync(stateFiles(chain).state));
