import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Abi, Address, Hex} from 'viem';
import {root} from './root';

/** Places of library addresses in bytecode, by file and library. */
export type LinkReferences = Record<string, Record<string, {start: number; length: number}[]>>;

/** What a contract needs to be deployed and called. */
export type Artifact = {abi: Abi; bytecode: Hex; links?: LinkReferences};

type Published = {
  abi: Abi;
  bytecode?: string | {object: string};
  evm?: {bytecode: {object: string}};
  linkReferences?: LinkReferences;
};

/** Reads an artifact from an installed package, whichever tool wrote it. */
export function readArtifact(file: string): Artifact {
  const {abi, bytecode, evm, linkReferences} = JSON.parse(
    readFileSync(path.join(root, 'node_modules', file), 'utf8'),
  ) as Published;
  return {abi, bytecode: hex(evm?.bytecode ?? bytecode, file), links: linkReferences};
}

/** Reads a contract that uniswapx-sdk holds as generated code, which its exports map hides. */
export function readFactory(contract: string): Artifact {
  const folder = path.join(
    root,
    'node_modules/@uniswap/uniswapx-sdk/dist/cjs/src/contracts/factories',
  );
  const name = `${contract}__factory`;
  const loaded = createRequire(__filename)(path.join(folder, `${name}.js`)) as Record<
    string,
    Published
  >;
  const {abi, bytecode} = loaded[name] ?? {abi: []};
  return {abi, bytecode: hex(bytecode, name)};
}

/** Fills in the addresses of the libraries that bytecode calls. */
export function link({abi, bytecode, links = {}}: Artifact, at: Record<string, Address>): Artifact {
  const places = Object.values(links).flatMap((libraries) => Object.entries(libraries));
  const linked = places.reduce((code, [library, references]) => {
    const address = at[library];
    if (!address) throw new Error(`no address given for library ${library}`);
    return references.reduce((text, {start}) => insert(text, {start, address}), code);
  }, bytecode);
  return {abi, bytecode: linked};
}

function insert(code: Hex, {start, address}: {start: number; address: Address}): Hex {
  const from = 2 + 2 * start;
  return `0x${code.slice(2, from)}${address.slice(2).toLowerCase()}${code.slice(from + 40)}`;
}

function hex(bytecode: Published['bytecode'], from: string): Hex {
  const code = typeof bytecode === 'object' ? bytecode.object : bytecode;
  if (!code || code === '0x') throw new Error(`${from} holds no bytecode`);
  return code.startsWith('0x') ? (code as Hex) : `0x${code}`;
}
