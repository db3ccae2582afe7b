import {causeId} from '../../facts/reference/reverts/causeId';
import type {Reachable, RevertGraph} from '../../facts/reference/reverts/model';
import {reachableFrom} from '../../facts/reference/reverts/reachableFrom';
import type {CommandNote} from './commandNote';

type Commands = Readonly<Record<string, CommandNote>>;

/** The function of the Universal Router that runs the code of a command. */
const DISPATCH = 'Dispatcher.dispatch';

/** What a function reverts with only while it runs a command, and a command lists: notes of the function may leave it out. */
export function dispatchedReverts(
  entry: string,
  {graph, commands}: {graph: RevertGraph; commands: Commands},
): ReadonlySet<string> {
  const idsOf = (causes: readonly Reachable[]) => causes.map((cause) => causeId(cause, graph));
  const own = new Set(idsOf(reachableFrom(entry, withoutDispatch(graph))));
  const listed = new Set(Object.values(commands).flatMap(namedBy));
  return new Set(idsOf(reachableFrom(entry, graph)).filter((id) => listed.has(id) && !own.has(id)));
}

/** What commands name under `from` and no code of a command holds. */
export function dispatchFaults(graph: RevertGraph, commands: Commands): string[] {
  const held = new Set(reachableFrom(DISPATCH, graph).map((cause) => causeId(cause, graph)));
  return Object.entries(commands).flatMap(([name, {reverts}]) =>
    reverts
      .flatMap(({from = []}) => from)
      .filter((id) => !held.has(id))
      .map((id) => `command ${name} names ${id}, which the code of commands does not hold`),
  );
}

const namedBy = ({reverts}: CommandNote): string[] =>
  reverts.flatMap(({error, from = []}) => [error, ...from]);

const withoutDispatch = (graph: RevertGraph): RevertGraph => ({
  ...graph,
  functions: {...graph.functions, [DISPATCH]: {file: '', causes: [], calls: []}},
});
