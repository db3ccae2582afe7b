import {collectSources} from '../../../../facts/solidity/collectSources';
import {compilerOf} from '../../../../facts/solidity/compilers';
import type {ContractFile} from '../../protocol';

/** A contract's file with all that it imports, named from the folder `root`, as a tab compiles it. */
export function contractFile(root: string, file: string): ContractFile {
  const {files, remappings} = collectSources(root, file);
  const {version} = compilerOf(files[file] ?? '');
  return {file, version, remappings, sources: files};
}
