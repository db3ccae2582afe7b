import path from 'node:path';
import {loadJson, storeJson} from '../../cache/cacheFile';
import {digestOf} from '../../cache/digestOf';
import {readSources} from '../../cache/readSources';
import {readManifest} from '../../packages/readManifest';
import type {Contract} from '../model';
import {joinContracts} from './joinContracts';
import {packages} from './packages';
import {readPackage} from './readPackage';
import {testContracts} from './testContracts';

/** The contracts of every package with a reference, by their keys (`@uniswap/v3-core/Tick`), read once. */
export function readSolidity(siteDirectory: string): ReadonlyMap<string, Contract> {
  const contracts = contractsBySite.get(siteDirectory) ?? readContracts(siteDirectory);
  contractsBySite.set(siteDirectory, contracts);
  return contracts;
}

const contractsBySite = new Map<string, ReadonlyMap<string, Contract>>();

function readContracts(siteDirectory: string): ReadonlyMap<string, Contract> {
  const modules = path.resolve(siteDirectory, 'node_modules');
  const folders = ['solc', ...packages.map(({folder}) => folder)];
  const file = {
    folder: path.join(siteDirectory, '.cache/reference'),
    name: 'solidity',
    digest: digestOf([
      ...folders.map((folder) => versionOf(modules, folder)),
      ...readSources(FACTS, ['reference/solidity', 'packages']),
    ]),
  };
  const contracts =
    loadJson<Contract[]>(file) ??
    storeJson(
      file,
      joinContracts([...packages.map((one) => readPackage(one, modules)), testContracts]),
    );
  return new Map(contracts.map((contract) => [contract.key, contract]));
}

const FACTS = path.resolve(__dirname, '../..');

function versionOf(modules: string, folder: string): string {
  const {name, version} = readManifest(modules, folder);
  return `${name}@${version}`;
}
