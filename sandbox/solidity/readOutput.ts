import {
  type CompilerOutput,
  contractsOf,
  refusalsOf,
  warningsOf,
} from '../../facts/solidity/compilerOutput';
import type {Artifact} from '../artifact';

/** The contracts of one file by name and the warnings about it; throws what the compiler refused. */
export function readOutput(
  output: CompilerOutput,
  unit: string,
): {contracts: Record<string, Artifact>; warnings: string[]} {
  const refusals = refusalsOf(output);
  if (refusals.length > 0) {
    throw new Error(`${unit} does not compile:\n\n${refusals.join('\n\n')}`);
  }
  return {contracts: contractsOf(output, unit), warnings: warningsOf(output, unit)};
}
