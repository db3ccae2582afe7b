import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Abi, Hex} from 'viem';

/** Places of library addresses in bytecode, by file and library. */
export type LinkReferences = Record<string, Record<string, {start: number; length: number}[]>>;

/** What an installed package publishes of a contract. Interfaces have no code. */
type PackagedContract = {
  abi: Abi;
  creationCode?: Hex;
  deployedCode?: Hex;
  links?: LinkReferences;
};

/**
 * Reads a contract of an installed package: the JSON of hardhat, waffle or forge, a JSON file that
 * is nothing but the ABI, or a module `<Contract>__factory.js` of TypeChain.
 */
export function readPackagedContract(file: string): PackagedContract {
  const {abi, bytecode, deployedBytecode, evm, linkReferences} = file.endsWith('.js')
    ? readFactory(file)
    : readJson(file);
  if (!abi) {
    throw new Error(
      `${file} was expected to contain an ABI, but has none; name the file of one contract, as the installed version of the package has it`,
    );
  }
  return {
    abi,
    creationCode: hex(evm?.bytecode ?? bytecode),
    deployedCode: hex(evm?.deployedBytecode ?? deployedBytecode),
    links: linkReferences,
  };
}

type Bytecode = string | {object: string};

type Artifact = {
  abi?: Abi;
  bytecode?: Bytecode;
  deployedBytecode?: Bytecode;
  evm?: {bytecode?: Bytecode; deployedBytecode?: Bytecode};
  linkReferences?: LinkReferences;
};

function readJson(file: string): Artifact {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (Array.isArray(content) ? {abi: content} : content) as Artifact;
}

/** Required by its path: the exports map of uniswapx-sdk hides its generated code. */
function readFactory(file: string): Artifact {
  const name = path.basename(file, '.js');
  const exported = createRequire(__filename)(path.resolve(file)) as Record<string, unknown>;
  const factory = exported[name] as Artifact | undefined;
  if (factory) return factory;
  throw new Error(
    `${file} was expected to export ${name}, but exports ${Object.keys(exported).join(', ') || 'nothing'}; name a contract that the installed version of the package generates`,
  );
}

function hex(bytecode: Bytecode | undefined): Hex | undefined {
  const code = (typeof bytecode === 'object' ? bytecode.object : bytecode)?.replace(/^0x/, '');
  return code ? `0x${code}` : undefined;
}
