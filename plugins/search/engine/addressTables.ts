// cspell:ignore addres
import {CHAIN_WORDS, PARTS_OF_CHAINS} from './chainWords';
import type {Intent} from './readIntent';
import {isVersion, versionOf} from './versions';

/** Ask for an address, as the name of a chain does. */
const ASKING = new Set('addres address addresses deployed deployment deployments where'.split(' '));
/** Is said beside both. */
const BESIDE = new Set(
  'a at chain contract contracts find for id in is main my net network of on smart test testnet the token uniswap uniswapx what which'.split(
    ' ',
  ),
);
/** What readers leave out of the name of a contract: `UniswapV2Router02` is a router, `QuoterV2` a quoter. */
const LEFT_OUT = /^uniswap(?=.)|v\d(?:_\d)*|\d+$/g;
/** As much of a name as a query has at least: `router` of `SwapRouter`, but not `hooks` of `PermissionedHooks`. */
const LEAST_SHARE = 0.55;

/** A contract as readers call it, in one word: `UniversalRouterV2_1` as `universalrouter`. */
export const calledOf = (contract: string): string =>
  contract.toLowerCase().replaceAll(LEFT_OUT, '');

/** The passages with tables of addresses, by what readers call the contracts in them. */
export type AddressTables = Record<string, number[]>;

/** The tables of passages, each of which may list contracts. */
export function addressTablesOf(
  passages: readonly {addressesOf?: readonly string[]}[],
): AddressTables {
  const tables: AddressTables = {};
  passages.forEach(({addressesOf = []}, id) => {
    for (const name of new Set(addressesOf.map(calledOf))) (tables[name] ??= []).push(id);
  });
  return tables;
}

/**
 * The passages that list the address of the contract that a query names, the best first: `v2 router base`.
 * None where the query asks for no address, names no contract, or says something beside it.
 */
export function listingAddress(
  query: string,
  {tables, urls, versions, weightOf}: Tables & Pick<Intent, 'versions'>,
): number[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const isAsking = (word: string) => ASKING.has(word) || CHAIN_WORDS.has(word);
  if (!words.some(isAsking)) return [];
  const isBeside = (word: string) =>
    isAsking(word) ||
    PARTS_OF_CHAINS.has(word) ||
    BESIDE.has(word) ||
    isVersion(word) ||
    /^\d+$/.test(word);
  const asked = calledOf(words.filter((word) => !isBeside(word)).join(''));
  if (asked === '') return [];
  // `V4Quoter` has its version before its name.
  const wanted = [...versions, ...words.flatMap((word) => /^v\d(?=[a-z])/.exec(word) ?? [])];
  const isOfOther = (id: number) => {
    const version = versionOf(urls[id] ?? '');
    return version !== undefined && wanted.length > 0 && !wanted.includes(version);
  };
  const scores = new Map<number, number>();
  for (const [name, ids] of Object.entries(tables)) {
    const share = name.endsWith(asked) ? asked.length / name.length : 0;
    if (share < LEAST_SHARE) continue;
    for (const id of ids.filter((one) => !isOfOther(one)))
      scores.set(id, Math.max(scores.get(id) ?? 0, share * weightOf(id)));
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

type Tables = {
  tables: AddressTables;
  /** The addresses of all passages. */
  urls: readonly string[];
  weightOf: (id: number) => number;
};
