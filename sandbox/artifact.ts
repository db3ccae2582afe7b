import path from 'node:path';
import type {Abi, Address, Hex} from 'viem';
import {type LinkReferences, readPackagedContract} from '../facts/packages/readPackagedContract';
import {modules} from './root';

/** What a contract needs to be deployed and called. */
export type Artifact = {abi: Abi; bytecode: Hex; links?: LinkReferences};

/** Reads an artifact from an installed package, whichever tool wrote it. */
export function readArtifact(file: string): Artifact {
  const {abi, creationCode, links} = readPackagedContract(path.join(modules, file));
  if (creationCode) return {abi, bytecode: creationCode, links};
  throw new Error(
    `${file} was expected to contain bytecode, but has none; name a contract, not an interface`,
  );
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
