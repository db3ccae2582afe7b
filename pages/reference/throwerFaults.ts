import type {AtlasEntry} from '../../facts/atlas';
import {causeId} from '../../facts/reference/reverts/causeId';
import type {RevertGraph} from '../../facts/reference/reverts/model';
import {reachableThroughCallbacks} from '../../facts/reference/reverts/reachableFrom';
import type {NotedPages} from './readNotes';

type Sources = {graphs: ReadonlyMap<string, RevertGraph>; pages: NotedPages};

/**
 * Throwers of the atlas that cannot throw, or that throw although the atlas says that they only hold
 * the identifier, and the contracts whose code could not be read.
 */
export function throwerFaults(
  entries: readonly AtlasEntry[],
  {graphs, pages}: Sources,
): {faults: string[]; confirmed: number; unread: string[]} {
  const unread = new Set<string>();
  let confirmed = 0;
  const faults = entries.flatMap(({identifier, file, throwers, unreachable}) =>
    throwers.flatMap(({package: folder, contract, functions, isHeldOnly = false}) => {
      const key = PUBLISHED_TWICE[`${folder}/${contract}`] ?? `${folder}/${contract}`;
      const graph = graphs.get(key);
      if (!graph) {
        unread.add(key);
        return [];
      }
      return functions.flatMap((name) => {
        const why = whyNot(
          {identifier, name, isHeldOnly, isUnreachable: unreachable !== undefined},
          {key, graph, pages},
        );
        if (why && NOT_IN_TREES.includes(identifier)) return [];
        if (why) return [`${file}: ${identifier} names ${contract}.${name}, ${why}`];
        confirmed += 1;
        return [];
      });
    }),
  );
  return {faults, confirmed, unread: [...unread].sort()};
}

/**
 * Identifiers that no tree can confirm: those of the v4-periphery that the router 2.1.0 was built
 * with, which no package contains, and those that its interface or its ABI declares only.
 */
const NOT_IN_TREES: readonly string[] = [
  'V4TooLittleReceivedPerHop(uint256,uint256,uint256)',
  'V4TooMuchRequestedPerHop(uint256,uint256,uint256)',
  'InvalidHopSlippageLength()',
  'InsufficientBalance()',
  'ETHNotAccepted()',
  'AddressInsufficientBalance(address)',
  'NoSelfPermit()',
];

type Thrown = {
  identifier: string;
  name: string;
  /** Whether the thrower is said to hold it only: then notes of the function must say why no call reaches it. */
  isHeldOnly: boolean;
  /** Whether the entry says that no call meets it: then its throwers are the code that holds it. */
  isUnreachable: boolean;
};

/** Contracts whose code two packages publish. */
const PUBLISHED_TWICE: Readonly<Record<string, string>> = {
  '@uniswap/permit2-sdk/Permit2': '@uniswap/uniswapx-sdk/Permit2',
};

/** Why a function does not revert with an identifier; nothing where it may. */
function whyNot(
  {identifier, name, isHeldOnly, isUnreachable}: Thrown,
  {key, graph, pages}: {key: string; graph: RevertGraph; pages: NotedPages},
): string | undefined {
  const named = graph.entries.filter(({signature}) => signature.startsWith(`${name}(`));
  if (named.length === 0) return 'which its code does not have';
  const causes = named.flatMap((entry) => reachableThroughCallbacks(entry.function, graph));
  if (!causes.some((cause) => causeId(cause, graph) === identifier)) {
    return 'whose code does not reach it';
  }
  if (isUnreachable) return undefined;
  const notes = pages.get(key)?.notes;
  const own = Object.entries(notes?.functions ?? {}).filter(
    ([signature]) => signature === name || signature.startsWith(`${name}(`),
  );
  const isDenied = (note: {unreachable?: {from: string[]}[]}): boolean =>
    [...(note.unreachable ?? []), ...(notes?.unreachable ?? [])].some(({from}) =>
      from.includes(identifier),
    );
  const isUnreached = own.length > 0 && own.every(([, note]) => isDenied(note));
  if (isHeldOnly && own.length > 0 && !isUnreached) {
    return 'which is said to hold it only; its notes must say why under "unreachable"';
  }
  return isUnreached && !isHeldOnly
    ? 'of which its notes say under "unreachable" that it cannot; say "isHeldOnly: true" if it holds it only'
    : undefined;
}
