import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Artifact, readArtifact, readFactory} from './artifact';
import {root} from './root';

/** An artifact and the release it was published in. */
export type Released = Artifact & {from: string};

/** Reads the artifact that stands in this file of an installed package. */
export const fromPackage = (name: string, file: string): Released => ({
  ...readArtifact(`${name}/${file}`),
  from: release(name),
});

/** Reads a contract of uniswapx-sdk, which holds bytecode as generated code. */
export const fromUniswapX = (contract: string): Released => ({
  ...readFactory(contract),
  from: release('@uniswap/uniswapx-sdk'),
});

/** Reads a contract that hardhat compiled: `contracts/<file>.sol` with one contract of that name. */
export const fromHardhat = (name: string, file: string): Released =>
  fromPackage(name, `artifacts/contracts/${file}.sol/${path.basename(file)}.json`);

/** Reads a contract that forge compiled, with one contract in a file of its name. */
export const fromForge = (name: string, contract: string): Released =>
  fromPackage(name, `out/${contract}.sol/${contract}.json`);

function release(name: string): string {
  const manifest = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  const published = JSON.parse(manifest) as {name: string; version: string};
  return `${published.name}@${published.version}`;
}
