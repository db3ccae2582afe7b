import {zeroAddress, type Address} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import {decimalsOf} from '../../sandbox/tokens';

/** What a token of the sandbox is worth there, in dollars. */
const DOLLARS = {WETH: 2_000, USDC: 1, DAI: 1, UNI: 10, WBTC: 40_000} as const;

export type Symbol = keyof typeof DOLLARS;

/** The tokens that plans trade. */
export const SYMBOLS = Object.keys(DOLLARS) as readonly Symbol[];

export const address = Object.fromEntries(
  SYMBOLS.map((symbol) => [symbol, addressOf(symbol)]),
) as Readonly<Record<Symbol, Address>>;

/** A token, or ether, which pools of v4 trade. */
export type Currency = Symbol | 'ETH';

/** A currency as keys of v4 name it. */
export const currencyOf = (symbol: Currency): Address =>
  symbol === 'ETH' ? zeroAddress : address[symbol];

/** A pool of the sandbox with liquidity at every price; those of v2 have no fee of their own. */
type Pool<One = Symbol> = {
  pair: readonly [One, One];
  feePips?: number;
  /** What the pool holds of each token. */
  depthDollars: number;
};

export const pools: readonly Pool[] = [
  {pair: ['USDC', 'WETH'], feePips: 500, depthDollars: 750_000},
  {pair: ['USDC', 'WETH'], feePips: 3_000, depthDollars: 2_000_000},
  {pair: ['USDC', 'WETH'], feePips: 10_000, depthDollars: 200_000},
  {pair: ['DAI', 'WETH'], feePips: 3_000, depthDollars: 2_000_000},
  {pair: ['WBTC', 'WETH'], feePips: 3_000, depthDollars: 2_000_000},
  {pair: ['UNI', 'WETH'], feePips: 3_000, depthDollars: 2_000_000},
  {pair: ['USDC', 'WETH'], depthDollars: 2_000_000},
  {pair: ['DAI', 'WETH'], depthDollars: 2_000_000},
  {pair: ['USDC', 'DAI'], depthDollars: 1_000_000},
];

/** A pool of v4, in whose place of the fee a dynamic one has a flag. */
export type V4Pool = Pool<Currency> & {feePips: number; tickSpacing: number; hook?: 'FeeHook'};

export const v4Pools: readonly V4Pool[] = [
  {pair: ['ETH', 'USDC'], feePips: 3_000, tickSpacing: 60, depthDollars: 2_000_000},
  {
    pair: ['ETH', 'USDC'],
    feePips: 0x800000,
    tickSpacing: 60,
    depthDollars: 200_000,
    hook: 'FeeHook',
  },
  {pair: ['USDC', 'WETH'], feePips: 3_000, tickSpacing: 60, depthDollars: 2_000_000},
];

/** One pool on the way of a swap. */
export type Hop<One = Symbol, Way = Pool<One>> = {from: One; to: One; pool: Way};

/** One pool of v4 on the way of a swap. */
export type V4Hop = Hop<Currency, V4Pool>;

/** Smallest units of a token that are worth so many dollars. */
export const worth = (symbol: Currency, dollars: number): bigint =>
  symbol === 'ETH'
    ? worth('WETH', dollars)
    : (BigInt(Math.round((dollars / DOLLARS[symbol]) * 1e9)) * 10n ** BigInt(decimalsOf(symbol))) /
      10n ** 9n;

/** Dollars that smallest units of a token, or wei, are worth. */
export const dollarsOf = (symbol: Currency, amount: bigint): number =>
  symbol === 'ETH'
    ? dollarsOf('WETH', amount)
    : (Number(amount) / 10 ** decimalsOf(symbol)) * DOLLARS[symbol];

const V2_FEE_PIPS = 3_000;

/** The dollars that remain of a small swap after its fees. */
export const afterFees = (dollars: number, hops: readonly Hop[]): number =>
  hops.reduce((left, {pool: {feePips = V2_FEE_PIPS}}) => left * (1 - feePips / 1_000_000), dollars);
