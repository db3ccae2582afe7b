import path from 'node:path';
import {readManifest} from '../facts/packages/readManifest';
import {type Artifact, readArtifact} from './artifact';
import {modules} from './root';

/** An artifact and the release it was published in. */
export type Released = Artifact & {from: string};

/** Reads the artifact that stands in this file of an installed package. */
export const fromPackage = (name: string, file: string): Released => ({
  ...readArtifact(`${name}/${file}`),
  from: release(name),
});

/** Reads a contract of uniswapx-sdk, which publishes bytecode as generated code. */
export const fromUniswapX = (contract: string): Released =>
  fromPackage('@uniswap/uniswapx-sdk', `dist/cjs/src/contracts/factories/${contract}__factory.js`);

/** Reads a contract that hardhat compiled: `contracts/<file>.sol` with one contract of that name. */
export const fromHardhat = (name: string, file: string): Released =>
  fromPackage(name, `artifacts/contracts/${file}.sol/${path.basename(file)}.json`);

/** Reads a contract that forge compiled, with one contract in a file of its name. */
export const fromForge = (name: string, contract: string): Released =>
  fromPackage(name, `out/${contract}.sol/${contract}.json`);

function release(folder: string): string {
  const {name, version} = readManifest(modules, folder);
  return `${name}@${version}`;
}
