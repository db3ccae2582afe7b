import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compilerOf} from '../../facts/solidity/compilers';
import {portableSources} from '../../facts/solidity/portableSources';

/**
 * A contract under `examples/` as Remix opens it, and any compiler: standard input with the
 * settings, and the contract first among the sources. Remix writes each source to its workspace and
 * opens the first. Imports pinned in the contract itself would not do, because packages import each
 * other without a version: one file would reach the compiler under two names.
 */
export function remixInput(siteDir: string, file: string): string {
  const contract = path.posix.join('examples', file);
  const {evmVersion, optimizerRuns} = compilerOf(
    readFileSync(path.join(siteDir, contract), 'utf8'),
  );
  const sources = Object.entries(portableSources(siteDir, contract));
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources.map(([name, content]) => [name, {content}])),
    settings: {
      optimizer: {enabled: true, runs: optimizerRuns},
      evmVersion,
      metadata: {bytecodeHash: 'none'},
      outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
    },
  });
}
