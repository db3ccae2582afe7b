import type {Market as PoolMarket} from '../../pools/market';

/** An event of the factory, a pool or the position manager, with addresses in lower case. */
export type PoolEvent = {
  block: {number: number; timestamp: number};
  transaction: {hash: string; from: string; gasPrice: bigint};
  logIndex: number;
  /** The contract that emitted it. */
  address: string;
} & (
  | {name: 'PoolCreated'; args: {token0: string; token1: string; fee: number; pool: string}}
  | {name: 'Initialize'; args: {sqrtPriceX96: bigint; tick: number}}
  | {name: 'Mint'; args: Range & Amounts & {sender: string; owner: string; amount: bigint}}
  | {name: 'Burn'; args: Range & Amounts & {owner: string; amount: bigint}}
  | {name: 'Collect'; args: Range & Amounts & {owner: string; recipient: string}}
  | {
      name: 'Swap';
      args: Amounts & {
        sender: string;
        recipient: string;
        sqrtPriceX96: bigint;
        liquidity: bigint;
        tick: number;
      };
    }
  | {name: 'IncreaseLiquidity'; args: Amounts & {tokenId: bigint; liquidity: bigint}}
  | {name: 'DecreaseLiquidity'; args: Amounts & {tokenId: bigint; liquidity: bigint}}
  // The position manager calls this one Collect too.
  | {name: 'CollectPosition'; args: Amounts & {tokenId: bigint; recipient: string}}
  | {name: 'Transfer'; args: {from: string; to: string; tokenId: bigint}}
);

type Range = {tickLower: number; tickUpper: number};

/** In smallest units; of a swap, what the pool gained. */
type Amounts = {amount0: bigint; amount1: bigint};

/** One event of a name, or of several. */
export type EventOf<Name extends PoolEvent['name']> = Extract<PoolEvent, {name: Name}>;

/** What an indexer of v3 asks the chain and its configuration for. */
export type Market = PoolMarket & {
  /** Pool and range of the position manager's NFTs, by id: they never change. */
  positions: Readonly<Record<string, Range & {pool: string}>>;
};

/** An event, and what its handler asks for besides the rows. */
export type Handled<Name extends PoolEvent['name'] = PoolEvent['name']> = {
  event: EventOf<Name>;
  market: Market;
};
