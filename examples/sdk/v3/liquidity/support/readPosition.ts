import {type FeeAmount, Position} from '@uniswap/v3-sdk';
import {client} from '../../../../support/chain';
import {readPool} from '../../../support/readPool';
import {USDC, WETH} from '../../../support/tokens';
import {manager} from './manager';

// #region record
/** What the position manager has on record of a position: now, or at a block. */
export async function readRecord(tokenId: bigint, blockNumber?: bigint) {
  const call = {...manager, functionName: 'positions', args: [tokenId]} as const;
  const values = await client.readContract({...call, blockNumber});
  const [, , token0, token1, feePips, tickLower, tickUpper, liquidity, ...rest] = values;
  const [growth0LastX128, growth1LastX128, owed0, owed1] = rest;
  return {
    ...{token0, token1, feePips, tickLower, tickUpper, liquidity},
    ...{growth0LastX128, growth1LastX128, owed0, owed1},
  };
}
// #endregion record

// #region position
/** A USDC/WETH position as it is in a block: in the latest one unless told. */
export async function readPosition(tokenId: bigint, atBlock?: bigint): Promise<Position> {
  const blockNumber = atBlock ?? (await client.getBlockNumber());
  const record = await readRecord(tokenId, blockNumber);
  const {feePips, tickLower, tickUpper, liquidity} = record;
  const pool = await readPool(USDC, WETH, feePips as FeeAmount, blockNumber);
  return new Position({pool, tickLower, tickUpper, liquidity: String(liquidity)});
}
// #endregion position
