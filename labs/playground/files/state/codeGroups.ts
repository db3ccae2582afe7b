import type {Contents} from '../../../../packages/sandbox/contents';
import type {CodeGroup, SavedChain} from '../../chain';

/** What most programs call: tokens, and codes of some bytes. */
export const BASE = 'base';

/** Length of hexadecimal digits below which a code is worth no request of its own. */
const SMALL = 1_000;

/** Tokens whose code is larger than that of all other tokens. */
const LARGE_TOKENS = ['UNI'];

/** Puts the codes of a state into groups by name: of tokens, of the pools of each version, and of each contract. */
export function groupCodes(
  {accounts}: Pick<SavedChain, 'accounts'>,
  codes: CodeGroup,
  contents: Contents,
): Record<string, CodeGroup> {
  const groups: Record<string, Record<string, CodeGroup[string]>> = {};
  for (const [address, {codeHash}] of Object.entries(accounts)) {
    const code = codeHash && codes[codeHash];
    if (!code) continue;
    const name = code.length < SMALL ? BASE : groupOf(address, contents);
    const isGrouped = Object.values(groups).some((group) => codeHash in group);
    if (!isGrouped) (groups[name] ??= {})[codeHash] = code;
  }
  return groups;
}

function groupOf(address: string, {contracts, tokens, pools}: Contents): string {
  const isThere = (one: {address: string}) => one.address.toLowerCase() === address;
  const token = tokens.find(isThere);
  if (token) return LARGE_TOKENS.includes(token.symbol) ? token.symbol : BASE;
  const contract = contracts.find(isThere);
  if (contract) return contract.contract;
  const pool = pools.find(isThere);
  return pool ? `pools-${pool.version}` : BASE;
}

/** Contracts that run when a program is about something, besides those that it names. */
const RUN_ABOUT: readonly (readonly [subject: RegExp, groups: readonly string[]])[] = [
  [/\b(v1|UniswapV1)/i, ['UniswapV1ExchangeTemplate']],
  [/\b(v2|UniswapV2)/i, ['pools-v2']],
  [/\b(v3|UniswapV3|SwapRouter|Quoter)/i, ['pools-v3']],
  [/\b(v4|PoolManager)/i, ['PoolManager']],
  [/permit2|UniversalRouter/i, ['Permit2']],
];

/** The groups that a program is expected to run, by the words of its text; the chain loads any other when called. */
export function groupsFor(text: string, groups: readonly string[]): string[] {
  const words = new Set(text.match(/\w+/g));
  const about = RUN_ABOUT.filter(([subject]) => subject.test(text)).flatMap(([, names]) => names);
  return groups.filter((name) => name === BASE || words.has(name) || about.includes(name));
}
