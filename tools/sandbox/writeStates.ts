import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {chainNames} from '../../packages/sandbox/chain/chains';
import {packagedState, stateFiles} from '../../packages/sandbox/packagedState';
import {savedState} from '../../sandbox/savedState';

/** Writes the states that the package brings, where the sources give others. */
export async function writeStates(): Promise<void> {
  for (const chain of chainNames) {
    const {contents, stateFile} = await savedState({chain});
    const files = stateFiles(chain);
    mkdirSync(path.dirname(files.state), {recursive: true});
    writeFileSync(files.contents, `${JSON.stringify(contents, null, 2)}\n`);
    const state = readFileSync(stateFile);
    // Another release of the compressor may write the same in other bytes.
    if (existsSync(files.state) && packagedState(chain).equals(state)) continue;
    const params = {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: state.length,
    };
    writeFileSync(files.state, brotliCompressSync(state, {params}));
  }
}
