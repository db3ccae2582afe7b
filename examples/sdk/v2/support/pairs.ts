import {CurrencyAmount, type Token} from '@uniswap/sdk-core';
import {Pair} from '@uniswap/v2-sdk';
import {type Address, parseAbi} from 'viem';
import {client} from '../../../support/chain';

// #region read-pair
const pairAbi = parseAbi([
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
]);

/** The pair of two tokens with its reserves in one block: the newest, unless told. */
export async function readPair(
  [tokenA, tokenB]: readonly [Token, Token],
  blockNumber?: bigint,
): Promise<Pair> {
  const address = Pair.getAddress(tokenA, tokenB) as Address;
  const call = {address, abi: pairAbi, functionName: 'getReserves', blockNumber} as const;
  const [reserve0, reserve1] = await client.readContract(call);
  const [token0, token1] = tokenA.sortsBefore(tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  return new Pair(
    CurrencyAmount.fromRawAmount(token0, String(reserve0)),
    CurrencyAmount.fromRawAmount(token1, String(reserve1)),
  );
}
// #endregion read-pair

// #region read-pairs
/** Several pairs, all of them as they are in one block: the newest, unless told. */
export async function readPairs<Tokens extends readonly (readonly [Token, Token])[]>(
  tokens: readonly [...Tokens],
  atBlock?: bigint,
): Promise<{[Index in keyof Tokens]: Pair}> {
  const blockNumber = atBlock ?? (await client.getBlockNumber());
  const pairs = await Promise.all(tokens.map((two) => readPair(two, blockNumber)));
  return pairs as {[Index in keyof Tokens]: Pair};
}
// #endregion read-pairs
