import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Abi} from 'viem';
import {listArtifacts} from '../../packages/listFiles';
import {readPackagedContract} from '../../packages/readPackagedContract';
import type {SourceContract} from './declarations';
import type {Package} from './packages';
import {abiOf} from './vyperAbi';

/** The ABI that a package publishes for a contract, and the file it stands in. */
export type Published = {key: string; name: string; file: string; abi: Abi};

type Contents = {
  /** The folder of the package. */
  root: string;
  declared: readonly SourceContract[];
};

/** The ABIs that a package publishes: as artifacts of hardhat and waffle, of Foundry, or as modules. */
export const publishedContracts = (given: Package, contents: Contents): Published[] => [
  ...artifacts(given, contents.root),
  ...foundryArtifacts(given, contents),
  ...factories(given, contents.root),
];

function artifacts({folder, artifacts: folders = []}: Package, root: string): Published[] {
  return folders
    .flatMap((one) => listArtifacts(root, one))
    .map((file) => {
      const name = path.basename(file, '.json');
      const {abi} = readPackagedContract(path.join(root, file));
      return {key: `${folder}/${name}`, name, file, abi: abiOf(abi)};
    });
}

/** The artifacts of the contracts that the sources declare. Where Foundry built one with several settings, its name says which. */
function foundryArtifacts({folder, foundry}: Package, {root, declared}: Contents): Published[] {
  if (!foundry) return [];
  return declared.flatMap(({node: {name}, file: source, type}) => {
    const places = ['', '.default'].map(
      (settings) => `${foundry}/${path.basename(source)}/${name}${settings}.json`,
    );
    const file = type ? undefined : places.find((place) => existsSync(path.join(root, place)));
    if (!file) return [];
    const {abi} = readPackagedContract(path.join(root, file));
    return [{key: `${folder}/${name}`, name, file, abi}];
  });
}

function factories({folder, factories: modules}: Package, root: string): Published[] {
  if (!modules) return [];
  return modules.names.map((name) => {
    const file = `${modules.folder}/${name}__factory.js`;
    const {abi} = readPackagedContract(path.join(root, file));
    return {key: `${folder}/${name}`, name, file, abi};
  });
}
