import {causeId} from '../../facts/reference/reverts/causeId';
import type {Reachable, RevertGraph} from '../../facts/reference/reverts/model';
import {reachableFrom} from '../../facts/reference/reverts/reachableFrom';
import type {RevertNote} from '../reference/noteParts';

/** What we say of the reverts of commands or actions, by their constants. */
export type Noted = Readonly<Record<string, {reverts: readonly RevertNote[]}>>;

/** The functions that run the code of a command, or of an action. */
const DISPATCHES = {
  command: ['Dispatcher.dispatch'],
  action: ['PositionManager._handleAction', 'V4Router._handleAction'],
} as const;

/** What runs in a function: commands of the Universal Router, or actions of v4-periphery. */
type Kind = keyof typeof DISPATCHES;

/** What a function reverts with only while it runs a command or an action, and one of them lists: notes of the function may leave it out. */
export function dispatchedReverts(
  entry: string,
  {graph, kind, noted}: {graph: RevertGraph; kind: Kind; noted: Noted},
): ReadonlySet<string> {
  const idsOf = (causes: readonly Reachable[]) => causes.map((cause) => causeId(cause, graph));
  const own = new Set(idsOf(reachableFrom(entry, withoutDispatch(graph, kind))));
  const listed = new Set(Object.values(noted).flatMap(namedBy));
  return new Set(idsOf(reachableFrom(entry, graph)).filter((id) => listed.has(id) && !own.has(id)));
}

/** What commands or actions name under `from` and no code of them holds. */
export function dispatchFaults(
  graphs: readonly RevertGraph[],
  {kind, noted}: {kind: Kind; noted: Noted},
): string[] {
  const held = new Set(
    graphs.flatMap((graph) =>
      DISPATCHES[kind]
        .flatMap((name) => reachableFrom(name, graph))
        .map((cause) => causeId(cause, graph)),
    ),
  );
  return Object.entries(noted).flatMap(([name, {reverts}]) =>
    reverts
      .flatMap(({from = []}) => from)
      .filter((id) => !held.has(id))
      .map((id) => `${kind} ${name} names ${id}, which the code of ${kind}s does not hold`),
  );
}

const namedBy = ({reverts}: Noted[string]): string[] =>
  reverts.flatMap(({error, from = []}) => [error, ...from]);

const withoutDispatch = (graph: RevertGraph, kind: Kind): RevertGraph => ({
  ...graph,
  functions: {
    ...graph.functions,
    ...Object.fromEntries(
      DISPATCHES[kind].map((name) => [name, {file: '', causes: [], calls: []}]),
    ),
  },
});
