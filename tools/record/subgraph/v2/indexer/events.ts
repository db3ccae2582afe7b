import type {TokenDescriptions} from '../../describeTokens';

/** An event of the factory or a pair, with addresses in lower case. */
export type PairEvent = {
  block: {number: number; timestamp: number};
  transaction: {hash: string; from: string};
  logIndex: number;
  /** The contract that emitted it. */
  address: string;
} & (
  | {name: 'PairCreated'; args: {token0: string; token1: string; pair: string}}
  | {name: 'Transfer'; args: {from: string; to: string; value: bigint}}
  | {name: 'Sync'; args: {reserve0: bigint; reserve1: bigint}}
  | {name: 'Mint'; args: {sender: string; amount0: bigint; amount1: bigint}}
  | {name: 'Burn'; args: {sender: string; amount0: bigint; amount1: bigint; to: string}}
  | {
      name: 'Swap';
      args: {
        sender: string;
        amount0In: bigint;
        amount1In: bigint;
        amount0Out: bigint;
        amount1Out: bigint;
        to: string;
      };
    }
);

/** One event of a name. */
export type EventOf<Name extends PairEvent['name']> = Extract<PairEvent, {name: Name}>;

/** What an indexer asks the chain and its configuration for. */
export type Market = {
  factory: string;
  weth: string;
  /** Their pairs with WETH give the price of ether in US dollars. */
  stablecoins: readonly string[];
  /** Listed tokens, best first: they price others, and only their amounts are tracked. */
  listed: readonly string[];
  tokens: TokenDescriptions;
};
