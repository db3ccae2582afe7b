import {
  type CompilerOutput,
  contractsOf,
  refusalsOf,
  warningsOf,
} from '../../../facts/solidity/compilerOutput';
import type {Compiler} from '../../../facts/solidity/compilers';
import type {Compilation} from './compiler';
import {readErrors} from './readErrors';

type Options = {compiler: Compiler; file: string; sources: Readonly<Record<string, string>>};

/** What the compiler returned, as the program and the editor take it. */
export function readCompilation(text: string, {compiler, file, sources}: Options): Compilation {
  const output = JSON.parse(text) as CompilerOutput;
  const errors = readErrors(output.errors ?? [], {file, sources});
  if (refusalsOf(output).length > 0) return {errors};
  const warnings = warningsOf(output, file);
  return {errors, compiled: {compiler, contracts: contractsOf(output, file), warnings}};
}
