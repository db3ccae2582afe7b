import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceUnit} from 'solidity-ast';
import {listSources} from '../../packages/listFiles';
import {readManifest} from '../../packages/readManifest';
import {contractsIn, type SourceContract} from './declarations';
import {typesIn} from './declaredTypes';
import type {Package} from './packages';
import {parseSources, type Parsed} from './parseSources';
import {publishedContracts, type Published} from './publishedContracts';

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
  const sources = {...parsedSources(given, root), ...savedTrees(given, root)};
  const declared = Object.entries(sources).flatMap(([file, parsed]) =>
    declaredIn(parsed, {
      // Some packages hold the trees of their sources, but not the sources.
      file: existsSync(path.join(root, file)) ? file : (given.trees ?? file),
      given,
      version,
    }),
  );
  return {
    folder: given.folder,
    package: given.name ?? given.folder,
    version,
    declared,
    published: publishedContracts(given, {root, declared}),
  };
}

/** What a source declares: its contracts, then the types that stand in none. */
function declaredIn(
  {tree, text, compiler}: Parsed,
  {file, given, version}: {file: string; given: Package; version: string},
): SourceContract[] {
  const source = {
    package: given.name ?? given.folder,
    version,
    file,
    source: text,
    licence: tree.license ?? undefined,
    compiler,
    imports: importsOf(tree),
    isUnquoted: tree.license === 'BUSL-1.1' && given.buslEnded === undefined,
  };
  return [...contractsIn(tree).map((node) => ({node})), ...typesIn(tree)].map((one) => ({
    key: `${given.folder}/${one.node.name}`,
    ...one,
    ...source,
  }));
}

/** The names that a source imports one by one, with the files that they come from. */
function importsOf(tree: SourceUnit): Record<string, string> {
  return Object.fromEntries(
    tree.nodes.flatMap((node) =>
      node.nodeType === 'ImportDirective'
        ? (node.symbolAliases ?? []).map(
            ({foreign, local}) => [local ?? foreign.name, node.file] as const,
          )
        : [],
    ),
  );
}

function parsedSources({sources = [], tests}: Package, root: string): Record<string, Parsed> {
  const files = sources
    .flatMap((folder) => listSources(root, folder))
    .filter((file) => !tests || !file.startsWith(`${tests}/`));
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
