import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {causeId} from '../facts/reference/reverts/causeId';
import {graphsIn} from '../facts/reference/reverts/graphsIn';
import type {RevertGraph} from '../facts/reference/reverts/model';
import {reachableFrom} from '../facts/reference/reverts/reachableFrom';
import {typedTrees, type SourceSet} from '../facts/reference/reverts/typedTrees';
import {writeFiles} from './writeFiles';

/** The graphs of contracts and types that a test writes in one file, by their names. */
export function writeGraphs(
  source: string,
  compiler: SourceSet['compiler'] = 'solc',
): Record<string, RevertGraph> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reverts-'));
  try {
    writeFiles(folder, {'Fixture.sol': source});
    const sources = typedTrees({compiler, files: ['Fixture.sol'], folders: [['', folder]]});
    const graphs = graphsIn(sources, {isChecked: compiler === 'solc'});
    return Object.fromEntries(graphs.map(({name, graph}) => [name, graph]));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** The ids of everything that a function reaches, with the path to each. */
export function reachedBy(graph: RevertGraph | undefined, name: string): Record<string, string> {
  const entry = graph?.entries.find(({signature}) => signature.startsWith(`${name}(`));
  if (!graph || !entry) throw new Error(`no function ${name} in the graph`);
  return Object.fromEntries(
    reachableFrom(entry.function, graph).map((cause) => [
      causeId(cause, graph),
      cause.via.join(' > '),
    ]),
  );
}
