import type {TokenDescriptions} from '../describeTokens';

/** What an indexer of v3 or v4 asks its configuration for. */
export type Market = {
  /** The row that adds up all pools: of v3's factory, of v4's pool manager. */
  totals: {entity: 'Factory' | 'PoolManager'; id: string};
  /** They are ether: wrapped ether, in v4 ether itself too. */
  ether: readonly string[];
  /** Its token0 is a stablecoin, its token1 ether: it gives the price of ether in US dollars. */
  etherPool: string;
  /** A pool prices a token if it holds more than this of the other one, in ETH. */
  minimumEther: string;
  /** They count as one US dollar. */
  stablecoins: readonly string[];
  /** They price others, and only their amounts are tracked. */
  listed: readonly string[];
  tokens: TokenDescriptions;
};
