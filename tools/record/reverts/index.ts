import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {RevertGraph} from '../../../facts/reference/reverts/model';
import {graphOf} from '../../../facts/reference/reverts/graphOf';
import {reachableFrom} from '../../../facts/reference/reverts/reachableFrom';
import {TreeIndex} from '../../../facts/reference/reverts/treeIndex';
import {typedTrees} from '../../../facts/reference/reverts/typedTrees';

const USAGE =
  'usage: npx tsx tools/record/reverts/index.ts PACKAGE SOURCES FILE REVISION, as @uniswap/v3-core ../v3-core contracts/UniswapV3Pool.sol https://github.com/…';

/** Records what a contract reverts with whose source stands in a repository, but in no package. */
function main([name, sources, file, source]: readonly string[]): void {
  if (!name || !sources || !file || !source) throw new Error(USAGE);
  const trees = typedTrees({
    compiler: 'solc-0.7.6',
    files: [`${name}/${file}`],
    folders: [
      [`${name}/`, sources],
      ['', 'node_modules'],
    ],
  });
  const index = new TreeIndex(trees);
  const contract = path.basename(file, '.sol');
  const declared = index.contracts.find(({node}) => node.name === contract);
  if (!declared) throw new Error(`${file} declares no contract ${contract}`);
  const graph = callable(graphOf(declared.node, {index, isChecked: false}));
  writeFileSync(
    `facts/reference/reverts/recorded/${contract}.json`,
    `${JSON.stringify({contract: `${name}/${contract}`, source, graph}, null, 1)}\n`,
  );
}

/** What a caller reaches: the functions with a selector, the constructor, and what takes ether. */
function callable(graph: RevertGraph): RevertGraph {
  const entries = graph.entries.filter(
    ({selector, signature}) => selector ?? /^(constructor|receive|fallback)\(/.test(signature),
  );
  const reached = new Set(
    entries.flatMap(({function: entry}) => [
      entry,
      ...reachableFrom(entry, graph).flatMap(({via}) => via),
    ]),
  );
  const functions = Object.entries(graph.functions).flatMap(([name, {file, causes, calls}]) =>
    reached.has(name)
      ? [[name, {file, causes, calls: calls.filter((call) => reached.has(call))}] as const]
      : [],
  );
  return {...graph, entries, functions: Object.fromEntries(functions)};
}

main(process.argv.slice(2));
