import {readFileSync} from 'node:fs';
import path from 'node:path';
import {collectSources} from '../../../../facts/solidity/collectSources';
import type {Versions} from '../../../../pages/examples/packagesOf';
import type {SourceFile} from '../../protocol';
import {contractsOf} from '../data/dataOf';
import type {Program} from '../readProgram';
import {projectFiles} from './projectFiles';

type Options = {root: string; versions: Versions; siteUrl: string};

/** What a reader edits of a program, itself first: its helpers, and the contracts that it deploys. */
export function sourceFile(program: Program, options: Options): SourceFile {
  const {root} = options;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const modules = Object.keys(program.modules).filter(
    (file) => file.startsWith('examples/') && file !== program.entry,
  );
  const contracts = contractsOf(root, program);
  const parts = contracts.flatMap((file) => ownFiles(root, file));
  const files = [...new Set([program.entry, ...modules, ...parts])];
  const sources = Object.fromEntries(files.map((file) => [file, read(file)]));
  return {sources, project: projectFiles(program, {...options, sources, contracts})};
}

/** A contract, and then what it imports of this repository. */
const ownFiles = (root: string, contract: string): string[] =>
  Object.keys(collectSources(root, contract).files).filter(
    (file) => !/(^|\/)node_modules\//.test(file),
  );
