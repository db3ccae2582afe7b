import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Abi, type Address, encodeDeployData, type Hex} from 'viem';
import {client, confirm} from './chain';

/** A contract of ours, and the file that holds it. */
export type Source = {file: string; contract: string};

type Artifact = {abi: Abi; evm: {bytecode: {object: string}}};
type Output = {
  contracts?: Record<string, Record<string, Artifact>>;
  errors?: {severity: string; formattedMessage: string}[];
};
type Compiler = {
  version: () => string;
  compile: (input: string, callbacks: {import: (file: string) => {contents: string}}) => string;
};

const packages = createRequire(path.resolve('package.json'));

/** Compiles a contract with the compiler that package.json pins: its creation code, then its constructor arguments. */
export async function deployDataOf(
  {file, contract}: Source,
  args: readonly unknown[] = [],
): Promise<Hex> {
  const {abi, evm} = compile(file)[contract] ?? fail(`${file} has no contract ${contract}`);
  return encodeDeployData({abi, bytecode: `0x${evm.bytecode.object}`, args});
}

/** Compiles a contract and deploys it. */
export async function deploy(source: Source, args?: readonly unknown[]): Promise<Address> {
  const {contractAddress} = await confirm(
    await client.sendTransaction({data: await deployDataOf(source, args)}),
  );
  return contractAddress ?? fail(`${source.contract} was not deployed`);
}

/** The contracts of a file: optimizer on, 800 runs. */
export function compile(file: string): Record<string, Artifact> {
  const solc = packages('solc') as Compiler;
  const input = {
    language: 'Solidity',
    sources: {[file]: {content: readFileSync(file, 'utf8')}},
    settings: {
      optimizer: {enabled: true, runs: 800},
      evmVersion: solc.version().startsWith('0.7.') ? 'istanbul' : 'cancun',
      metadata: {bytecodeHash: 'none'},
      outputSelection: {[file]: {'*': ['abi', 'evm.bytecode.object']}},
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), {import: read})) as Output;
  const errors = (output.errors ?? []).filter(({severity}) => severity === 'error');
  if (errors.length > 0) fail(errors.map(({formattedMessage}) => formattedMessage).join('\n'));
  return output.contracts?.[file] ?? {};
}

/** A file that a contract imports: of this folder, or of a package. */
function read(file: string): {contents: string} {
  const place = file.startsWith('@') ? packages.resolve(file) : file;
  return {contents: readFileSync(place, 'utf8')};
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
