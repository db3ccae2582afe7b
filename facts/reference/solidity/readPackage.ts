import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceUnit} from 'solidity-ast';
import type {Abi} from 'viem';
import {listArtifacts, listSources} from '../../packages/listFiles';
import {readManifest} from '../../packages/readManifest';
import {readPackagedContract} from '../../packages/readPackagedContract';
import {contractsIn, type SourceContract} from './declarations';
import type {Package} from './packages';
import {parseSources, type Parsed} from './parseSources';
import {abiOf} from './vyperAbi';

/** The ABI that a package publishes for a contract, and the file it stands in. */
export type Published = {key: string; name: string; file: string; abi: Abi};

/** All that one package says of its contracts. */
export type PackageContents = {
  folder: string;
  package: string;
  version: string;
  declared: SourceContract[];
  published: Published[];
};

/** Reads an installed package: its sources as trees, its artifacts as ABIs. */
export function readPackage(given: Package, modules: string): PackageContents {
  const {version} = readManifest(modules, given.folder);
  const root = path.resolve(modules, given.folder);
  const name = given.name ?? given.folder;
  return {
    folder: given.folder,
    package: name,
    version,
    declared: Object.entries({
      ...parsedSources(given, root),
      ...savedTrees(given, root),
    }).flatMap(([file, {tree, text, compiler}]) =>
      contractsIn(tree).map((node) => ({
        key: `${given.folder}/${node.name}`,
        package: name,
        version,
        // Some packages hold the trees of their sources, but not the sources.
        file: existsSync(path.join(root, file)) ? file : (given.trees ?? file),
        node,
        source: text,
        licence: tree.license ?? undefined,
        compiler,
      })),
    ),
    published: [...artifacts(given, root), ...factories(given, root)],
  };
}

function parsedSources({sources = []}: Package, root: string): Record<string, Parsed> {
  const files = sources.flatMap((folder) => listSources(root, folder));
  if (files.length === 0) return {};
  return parseSources(
    Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
}

function savedTrees({trees}: Package, root: string): Record<string, Parsed> {
  if (!trees) return {};
  const {sources} = JSON.parse(readFileSync(path.join(root, trees), 'utf8')) as {
    sources: Record<string, {AST: SourceUnit}>;
  };
  return Object.fromEntries(
    Object.entries(sources).map(([file, {AST: tree}]) => {
      const source = path.join(root, file);
      return [file, {tree, text: existsSync(source) ? readFileSync(source, 'utf8') : ''}];
    }),
  );
}

function artifacts({folder, artifacts: folders = []}: Package, root: string): Published[] {
  return folders
    .flatMap((one) => listArtifacts(root, one))
    .map((file) => {
      const name = path.basename(file, '.json');
      const {abi} = readPackagedContract(path.join(root, file));
      return {key: `${folder}/${name}`, name, file, abi: abiOf(abi)};
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
