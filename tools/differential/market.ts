import type {Address} from 'viem';
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

/** A pool of the sandbox with liquidity at every price; those of v2 have no fee of their own. */
type Pool = {
  pair: readonly [Symbol, Symbol];
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

/** One pool on the way of a swap. */
export type Hop = {from: Symbol; to: Symbol; pool: Pool};

/** Smallest units of a token that are worth so many dollars. */
export const worth = (symbol: Symbol, dollars: number): bigint =>
  (BigInt(Math.round((dollars / DOLLARS[symbol]) * 1e9)) * 10n ** BigInt(decimalsOf(symbol))) /
  10n ** 9n;

/** Dollars that smallest units of a token, or wei, are worth. */
export const dollarsOf = (symbol: Symbol | 'ETH', amount: bigint): number =>
  symbol === 'ETH'
    ? dollarsOf('WETH', amount)
    : (Number(amount) / 10 ** decimalsOf(symbol)) * DOLLARS[symbol];

const V2_FEE_PIPS = 3_000;

/** The dollars that remain of a small swap after its fees. */
export const afterFees = (dollars: number, hops: readonly Hop[]): number =>
  hops.reduce((left, {pool: {feePips = V2_FEE_PIPS}}) => left * (1 - feePips / 1_000_000), dollars);
