import {type Address, parseAbi} from 'viem';
import {client} from '../../../../support/chain';

/** The state of a pool that is one value each, not one for each tick. */
export type PoolState = {sqrtPriceX96: bigint; tick: number; liquidity: bigint};

// #region state
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

/** Price, tick and active liquidity of a pool, all at one block. */
export async function readState(address: Address, blockNumber: bigint): Promise<PoolState> {
  const pool = {address, abi: poolAbi, blockNumber} as const;
  const [[sqrtPriceX96, tick], liquidity] = await Promise.all([
    client.readContract({...pool, functionName: 'slot0'}),
    client.readContract({...pool, functionName: 'liquidity'}),
  ]);
  return {sqrtPriceX96, tick, liquidity};
}
// #endregion state
