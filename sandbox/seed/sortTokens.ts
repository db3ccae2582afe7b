import type {Address} from 'viem';
import type {Builder} from '../chain/createBuilder';
import {units} from '../tokens';
import type {Amounts} from './pools';

/** An amount of a token, in base units. */
type SortedToken = {symbol: string; address: Address; amount: bigint};

/** Two amounts in base units, the token of the lower address first, as pools order them. */
export function sortTokens(
  amounts: Amounts,
  addressOf: Builder['addressOf'],
): [SortedToken, SortedToken] {
  const [first, second] = Object.entries(amounts).map(([symbol, whole]) => ({
    symbol,
    address: addressOf(symbol),
    amount: units(symbol, whole),
  }));
  if (!first || !second) throw new Error('a pool needs two tokens');
  return BigInt(first.address) < BigInt(second.address) ? [first, second] : [second, first];
}

/** "2,000,000 USDC + 1,000 WETH". */
export const describeAmounts = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([symbol, whole]) => `${whole.toLocaleString('en-US')} ${symbol}`)
    .join(' + ');
