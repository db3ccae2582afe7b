import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceUnit} from 'solidity-ast';
import {loadJson, storeJson} from '../../cache/cacheFile';
import {digestOf} from '../../cache/digestOf';
import {readSources} from '../../cache/readSources';
import {readManifest} from '../../packages/readManifest';
import {graphsIn} from './graphsIn';
import type {RevertGraph} from './model';
import {listRecords, SAVED, sourceSets, type PackagedSet} from './sourceSets';
import {typedTrees, type TypedSource} from './typedTrees';

/** What a contract reverts with whose source no package holds, read at a revision of its repository. */
type RevertRecord = {contract: string; source: string; graph: RevertGraph};

/** What the functions of every contract revert with, by its key (`@uniswap/v3-core/Tick`), read once. */
export function readReverts(siteDirectory: string): ReadonlyMap<string, RevertGraph> {
  const graphs = read.get(siteDirectory) ?? readGraphs(siteDirectory);
  read.set(siteDirectory, graphs);
  return graphs;
}

const read = new Map<string, ReadonlyMap<string, RevertGraph>>();

function readGraphs(siteDirectory: string): ReadonlyMap<string, RevertGraph> {
  const modules = path.resolve(siteDirectory, 'node_modules');
  const sets = sourceSets(modules);
  const folders = [
    'solc',
    'solc-0.7.6',
    'universal-router-2.0.0',
    ...SAVED,
    ...sets.flatMap(({packages}) => Object.values(packages)),
  ];
  const file = {
    folder: path.join(siteDirectory, '.cache/reference'),
    name: 'reverts',
    digest: digestOf([
      ...folders.map((folder) => `${folder}@${readManifest(modules, folder).version}`),
      ...readSources(FACTS, ['reference/reverts', 'reference/solidity', 'packages']),
    ]),
  };
  const graphs =
    loadJson<[string, RevertGraph][]>(file) ??
    storeJson(file, [
      ...sets.flatMap((set) => graphsOf(typedTrees(set), set)),
      ...SAVED.flatMap((folder) =>
        graphsOf(savedTrees(path.join(modules, folder)), {
          packages: {'contracts/': folder},
          isChecked: false,
        }),
      ),
    ]);
  return new Map([
    ...graphs,
    ...readRecords().map(({contract, graph}) => [contract, graph] as const),
  ]);
}

const FACTS = path.resolve(__dirname, '../..');

type Read = Pick<PackagedSet, 'packages' | 'isChecked'>;

function graphsOf(
  sources: Readonly<Record<string, TypedSource>>,
  {packages, isChecked}: Read,
): [string, RevertGraph][] {
  const folderOf = (file: string): string | undefined =>
    Object.entries(packages).find(([prefix]) => file.startsWith(prefix))?.[1];
  const counts = (file: string): boolean => folderOf(file) !== undefined;
  return graphsIn(sources, {isChecked, counts}).map(({file, name, graph}) => [
    `${folderOf(file)}/${name}`,
    graph,
  ]);
}

function savedTrees(root: string): Record<string, TypedSource> {
  const {sources} = JSON.parse(
    readFileSync(path.join(root, 'build/Combined-Json.json'), 'utf8'),
  ) as {sources: Record<string, {AST: SourceUnit}>};
  return Object.fromEntries(
    Object.entries(sources).map(([file, {AST: tree}]) => {
      const isOwn = file.startsWith('contracts/');
      return [file, {tree, text: isOwn ? readFileSync(path.join(root, file), 'utf8') : ''}];
    }),
  );
}

/** The records of contracts whose source no package holds. */
export const readRecords = (): RevertRecord[] =>
  listRecords(RECORDS).map(
    (file) => JSON.parse(readFileSync(path.join(RECORDS, file), 'utf8')) as RevertRecord,
  );

const RECORDS = path.join(__dirname, 'recorded');
