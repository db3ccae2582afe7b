import {type Address, encodePacked, type Hex, parseAbi} from 'viem';
import {addressOf, client} from '../../support/chain';
import {quoterAbi} from '../../v3/swaps/support/abis';

const quoterV2 = {address: addressOf('QuoterV2'), abi: quoterAbi} as const;
const v2Router = {
  address: addressOf('UniswapV2Router02'),
  abi: parseAbi([
    'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
    'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[] amounts)',
  ]),
} as const;

// #region slippage
const slippageBps = 50n; // 0.5%

/** The least to accept of what was quoted. */
export const atLeast = (quoted: bigint): bigint => (quoted * (10_000n - slippageBps)) / 10_000n;
/** The most to pay for what was quoted. */
export const atMost = (quoted: bigint): bigint => (quoted * (10_000n + slippageBps)) / 10_000n;
// #endregion slippage

/** A v3 path of one pool; for an exact output it begins with the token that comes out. */
export const v3Path = (from: Address, feePips: number, to: Address): Hex =>
  encodePacked(['address', 'uint24', 'address'], [from, feePips, to]);

/** What an exact input gives along a v3 path. */
export async function quoteV3(path: Hex, amountIn: bigint): Promise<bigint> {
  const call = {...quoterV2, functionName: 'quoteExactInput', args: [path, amountIn]} as const;
  const [amountOut] = (await client.simulateContract(call)).result;
  return amountOut;
}

/** What an exact output costs along a v3 path, which begins with the token that comes out. */
export async function quoteV3Output(path: Hex, amountOut: bigint): Promise<bigint> {
  const call = {...quoterV2, functionName: 'quoteExactOutput', args: [path, amountOut]} as const;
  const [amountIn] = (await client.simulateContract(call)).result;
  return amountIn;
}

/** What an exact input gives along v2 pairs. */
export async function quoteV2(path: readonly Address[], amountIn: bigint): Promise<bigint> {
  const args = [amountIn, path] as const;
  const amounts = await client.readContract({...v2Router, functionName: 'getAmountsOut', args});
  return amounts.at(-1) ?? 0n;
}

/** What an exact output costs along v2 pairs. */
export async function quoteV2Output(path: readonly Address[], amountOut: bigint): Promise<bigint> {
  const args = [amountOut, path] as const;
  const amounts = await client.readContract({...v2Router, functionName: 'getAmountsIn', args});
  return amounts[0] ?? 0n;
}
