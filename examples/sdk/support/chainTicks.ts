import type {TickDataProvider} from '@uniswap/v3-sdk';
import {type Address, parseAbi} from 'viem';
import {client} from '../../support/chain';

/** What a pool says of its ticks. */
export const tickAbi = parseAbi([
  'function tickBitmap(int16 word) view returns (uint256)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256, uint256, int56, uint160, uint32, bool)',
]);

// #region ticks
/** The ticks of a pool at a block, read when the SDK asks for them. */
export function chainTicks(address: Address, blockNumber: bigint): TickDataProvider {
  const pool = {address, abi: tickAbi, blockNumber} as const;
  return {
    async getTick(tick) {
      const call = {...pool, functionName: 'ticks', args: [tick]} as const;
      const [, liquidityNet] = await client.readContract(call);
      return {liquidityNet: String(liquidityNet)};
    },

    async nextInitializedTickWithinOneWord(tick, lte, tickSpacing) {
      const from = Math.floor(tick / tickSpacing) + (lte ? 0 : 1);
      const [word, bit] = [from >> 8, from & 255]; // 256 ticks share a word
      const call = {...pool, functionName: 'tickBitmap', args: [word]} as const;
      const bits = await client.readContract(call);
      const [found, edge] = lte
        ? [highest(bits & ((2n << BigInt(bit)) - 1n)), 0]
        : [lowest((bits >> BigInt(bit)) << BigInt(bit)), 255];
      return [(word * 256 + (found ?? edge)) * tickSpacing, found !== undefined];
    },
  };
}

/** Index of the highest bit that is set, if one is. */
const highest = (bits: bigint): number | undefined =>
  bits === 0n ? undefined : bits.toString(2).length - 1;

/** Index of the lowest bit that is set, if one is. */
const lowest = (bits: bigint): number | undefined => highest(bits & -bits);
// #endregion ticks
