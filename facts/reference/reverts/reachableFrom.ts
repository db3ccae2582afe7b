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

/** The function by which a called contract calls back its caller. */
const CALLBACKS: Readonly<Record<string, string>> = {
  'IUniswapV3PoolActions.swap': 'uniswapV3SwapCallback',
  'IUniswapV3PoolActions.mint': 'uniswapV3MintCallback',
  'IUniswapV3PoolActions.flash': 'uniswapV3FlashCallback',
  'IPoolManager.unlock': 'unlockCallback',
};

/** What a function may revert with, and what the callbacks of its own contract may, which its calls lead to. */
export function reachableThroughCallbacks(entry: string, graph: RevertGraph): Reachable[] {
  const own = reachableFrom(entry, graph);
  const callbacks = new Set(
    own.flatMap(({kind, text}) => (kind === 'call' && CALLBACKS[text]) || []),
  );
  return [...callbacks].reduce(
    (all, name) => [
      ...all,
      ...graph.entries
        .filter(({signature}) => signature.startsWith(`${name}(`))
        .flatMap((callback) => reachableFrom(callback.function, graph)),
    ],
    own,
  );
}
