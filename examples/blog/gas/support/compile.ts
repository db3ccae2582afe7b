import {readFileSync} from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import type {Abi, Hex} from 'viem';

/** What a contract needs to be deployed and called. */
export type Contract = {abi: Abi; bytecode: Hex};

type Output = {
  contracts: Record<
    string,
    Record<string, {abi: Abi; evm: {bytecode: {object: string}}}> | undefined
  >;
  errors?: {formattedMessage: string}[];
};

/** Optimizer runs of every contract here, the number that v3-core is compiled with. */
export const optimizerRuns = 800;

/** Version and commit of the compiler. */
export const compiler: string = solc.version();

/** Compiles one Solidity file and gives its contracts by name. */
export function compile(pathname: string): Record<string, Contract> {
  const file = path.basename(pathname);
  const input = {
    language: 'Solidity',
    sources: {[file]: {content: readFileSync(pathname, 'utf8')}},
    settings: {
      optimizer: {enabled: true, runs: optimizerRuns},
      evmVersion: 'cancun',
      // Without it the code ends in a hash that changes with the folder and with every comment.
      metadata: {appendCBOR: false, bytecodeHash: 'none'},
      outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
    },
  };
  const json: string = solc.compile(JSON.stringify(input), {import: readPackage});
  const {contracts, errors = []} = JSON.parse(json) as Output;
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));

  return Object.fromEntries(
    Object.entries(contracts[file] ?? {}).map(([name, {abi, evm}]) => [
      name,
      {abi, bytecode: `0x${evm.bytecode.object}`},
    ]),
  );
}

const readPackage = (name: string) => ({contents: readFileSync(require.resolve(name), 'utf8')});
