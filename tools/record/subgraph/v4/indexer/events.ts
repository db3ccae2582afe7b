import type {Market} from '../../pools/market';

/** An event of the pool manager or the position manager, with addresses and ids in lower case. */
export type V4Event = {
  block: {number: number; timestamp: number};
  transaction: {hash: string; from: string; gasPrice: bigint};
  logIndex: number;
} & (
  | {name: 'Initialize'; args: Price & Key & {id: string}}
  | {name: 'ModifyLiquidity'; args: Range & {id: string; sender: string; liquidityDelta: bigint}}
  | {
      name: 'Swap';
      args: Price & Amounts & {id: string; sender: string; liquidity: bigint; fee: number};
    }
  | {name: 'Transfer'; args: {from: string; to: string; id: bigint}}
  | {name: 'Subscription'; args: Notice}
  | {name: 'Unsubscription'; args: Notice}
);

type Price = {sqrtPriceX96: bigint; tick: number};

type Key = {
  currency0: string;
  currency1: string;
  fee: number;
  tickSpacing: number;
  hooks: string;
};

export type Range = {tickLower: number; tickUpper: number};

/** In smallest units; what the swapper gained, so what the pool gained is below zero. */
type Amounts = {amount0: bigint; amount1: bigint};

type Notice = {tokenId: bigint; subscriber: string};

/** One event of a name, or of several. */
export type EventOf<Name extends V4Event['name']> = Extract<V4Event, {name: Name}>;

/** An event of a pool, and what its handler asks for besides the rows. */
export type Handled<Name extends V4Event['name']> = {event: EventOf<Name>; market: Market};
