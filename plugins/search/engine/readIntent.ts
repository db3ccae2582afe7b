// cspell:ignore addres
import {versionsIn, type Version} from './versions';

/** What a query is after: a package, what else has a name, the meaning of something, an address, or how to do something. */
export type Aim = 'package' | 'name' | 'meaning' | 'address' | 'task';

/** What the words of a query say of the pages that answer it. */
export type Intent = {
  aim: Aim;
  versions: readonly Version[];
  /** The part of the site that it names: `/sdk/` for a query about TypeScript. */
  part: Part | undefined;
  /** The versions of the contracts that it names, where it names no version. */
  implied?: readonly Version[];
};

const PARTS = {
  subgraph: /^(?:subgraphs?|graphql|thegraph)$/i,
  sdk: /^(?:sdk|typescript|javascript|js|ts|ethers|viem|wagmi|npm|node|nodejs|react|nextjs|frontend|dapp)$/i,
  errors: /^(?:errors?|reverts?|reverted|reverting|exceptions?)$/i,
  tests: /^(?:tests?|mocks?|harness(?:es)?)$/i,
  contracts: /^(?:solidity|contracts?|onchain|foundry|forge)$/i,
} as const;
/** A part of the site that a word can name. */
export type Part = keyof typeof PARTS;

/** Asks for a definition, or a reason. */
export const MEANING =
  /\b(?:what(?: is| are| does|['’]?s)|meaning|means?|definition|define|difference|vs|versus|why|how does|explain(?:ed)?)\b/i;
const ADDRESS =
  /\b(?:addres(?:s(?:es)?)?|deployed|deployments?|chain ?id|arbitrum|avalanche|base|blast|bnb|bsc|celo|optimism|polygon|sepolia|unichain|zksync|zora|mainnet)\b/i;
/** `sqrtPriceX96`, `slot0()`, `V4_SWAP`, `IHooks`. */
const IDENTIFIER = /[a-z0-9][A-Z]|_|\(|^0x|^I[A-Z][a-z]/;

/** The name of a package is asked for by who wants to use it. */
const PACKAGE = /^@[\w-]+\/[\w-]+$/;

/** The intent of a query that says nothing of it. */
export const UNASKED: Intent = {aim: 'task', versions: [], part: undefined};

/** The intent of a query that is a name. */
export const NAMED: Intent = {...UNASKED, aim: 'name'};

/** Reads from a query what kind of page, which version and which part of the site it asks for. */
export function readIntent(query: string): Intent {
  const typed = query.trim().split(/\s+/);
  const words = query.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const part = (Object.keys(PARTS) as Part[]).find((one) =>
    words.some((word) => PARTS[one].test(word)),
  );
  return {
    aim: aimOf(query, typed),
    versions: versionsIn(words.map((word) => word.toLowerCase())),
    part,
  };
}

function aimOf(query: string, typed: readonly string[]): Aim {
  if (ADDRESS.test(query)) return 'address';
  if (PACKAGE.test(query)) return 'package';
  if (MEANING.test(query)) return 'meaning';
  return typed.length === 1 || typed.some((word) => IDENTIFIER.test(word)) ? 'name' : 'task';
}
