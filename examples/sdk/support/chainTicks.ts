import type {TickDataProvider} from '@uniswap/v3-sdk';
import {type Address, parseAbi} from 'viem';
import {client} from '../../support/chain';
import {tickProvider} from './tickProvider';

/** What a pool says of its ticks. */
export const tickAbi = parseAbi([
  'function tickBitmap(int16 word) view returns (uint256)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256, uint256, int56, uint160, uint32, bool)',
]);

// #region ticks
/** The ticks of a pool at a block. */
export function chainTicks(address: Address, blockNumber: bigint): TickDataProvider {
  const pool = {address, abi: tickAbi, blockNumber} as const;
  return tickProvider({
    readWord: (word) =>
      client.readContract({...pool, functionName: 'tickBitmap', args: [word]} as const),
    async readNet(tick) {
      const call = {...pool, functionName: 'ticks', args: [tick]} as const;
      const [, liquidityNet] = await client.readContract(call);
      return liquidityNet;
    },
  });
}
// #endregion ticks
