import pairs from '@generated/home/default/pairs.json';
import type {Token} from './orderTokens';

/** Two tokens; a price is in the second for one of the first. */
export type Pair = {first: Token; second: Token};

/** Stands for tokens that the reader names. */
export const OTHERS = 'others';

/** What the reader chooses from: WETH and USDC by chain, on some of which either is token0. */
export const PAIRS: readonly (readonly [string, string])[] = [
  ...pairs.map(({chain}) => [chain, `WETH/USDC, ${chain}`] as const),
  [OTHERS, 'two other tokens'],
];

export const firstPair = PAIRS[0]?.[0] ?? OTHERS;

/** The pair of a chain, or two tokens without addresses. */
export function pairOn(chain: string): Pair {
  const pair = pairs.find((one) => one.chain === chain);
  return pair
    ? {
        first: {name: 'WETH', address: pair.weth, decimals: '18'},
        second: {name: 'USDC', address: pair.usdc, decimals: '6'},
      }
    : {
        first: {name: 'token A', address: '', decimals: '18'},
        second: {name: 'token B', address: '', decimals: '18'},
      };
}
