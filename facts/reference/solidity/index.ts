import path from 'node:path';
import {readManifest} from '../../packages/readManifest';
import {cached} from '../cached';
import type {Contract} from '../model';
import {joinContracts} from './joinContracts';
import {packages} from './packages';
import {readPackage} from './readPackage';
import {testContracts} from './testContracts';

/** The contracts of every package with a reference, by their keys (`@uniswap/v3-core/Tick`), read once. */
export function readSolidity(siteDirectory: string): ReadonlyMap<string, Contract> {
  const contracts = read.get(siteDirectory) ?? readContracts(siteDirectory);
  read.set(siteDirectory, contracts);
  return contracts;
}

const read = new Map<string, ReadonlyMap<string, Contract>>();

function readContracts(siteDirectory: string): ReadonlyMap<string, Contract> {
  const modules = path.resolve(siteDirectory, 'node_modules');
  const contracts = cached(
    {
      siteDirectory,
      name: 'solidity',
      versions: packages.map(({folder}) => versionOf(modules, folder)),
      extractor: __dirname,
    },
    () => joinContracts([...packages.map((one) => readPackage(one, modules)), testContracts]),
  );
  return new Map(contracts.map((contract) => [contract.key, contract]));
}

function versionOf(modules: string, folder: string): string {
  const {name, version} = readManifest(modules, folder);
  return `${name}@${version}`;
}
