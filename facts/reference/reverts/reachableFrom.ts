import type {Reachable, RevertGraph} from './model';

/** Everything that a function may revert with, with the shortest path of calls to each place. */
export function reachableFrom(entry: string, {functions}: RevertGraph): Reachable[] {
  const paths = new Map<string, string[]>([[entry, [entry]]]);
  const waiting = [entry];
  for (let current = waiting.shift(); current; current = waiting.shift()) {
    const via = paths.get(current) ?? [];
    for (const next of functions[current]?.calls ?? []) {
      if (paths.has(next)) continue;
      paths.set(next, [...via, next]);
      waiting.push(next);
    }
  }
  return [...paths].flatMap(([name, via]) => {
    const {file = '', causes = []} = functions[name] ?? {};
    return causes.map((cause) => ({...cause, function: name, file, via}));
  });
}
