import {readFileSync} from 'node:fs';
import path from 'node:path';
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
      versions: packages.map(({folder}) => versionOf(path.join(modules, folder))),
      extractor: __dirname,
    },
    () => joinContracts([...packages.map((one) => readPackage(one, modules)), testContracts]),
  );
  return new Map(contracts.map((contract) => [contract.key, contract]));
}

function versionOf(folder: string): string {
  try {
    const {name, version} = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Record<string, string>;
    return `${name}@${version}`;
  } catch {
    return `${folder} is missing`;
  }
}
