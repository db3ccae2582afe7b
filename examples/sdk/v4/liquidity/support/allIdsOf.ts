import assert from 'node:assert/strict';
import type {Address} from 'viem';
import {client} from '../../../../support/chain';
import {idsOf} from '../../../../v4/guides/support/idsOf';
import {positions} from '../../../../v4/support/positions';

// #region all
/** Ids of all v4 positions that an account holds in a block; an incomplete list is refused. */
export async function allIdsOf(owner: Address, toBlock: bigint): Promise<bigint[]> {
  const fromBlock = BigInt(process.env.FROM_BLOCK ?? 0); // the block that created PositionManager
  const ids = await idsOf(owner, {fromBlock, toBlock});
  const count = {...positions, functionName: 'balanceOf', args: [owner]} as const;
  const held = await client.readContract({...count, blockNumber: toBlock});
  assert.equal(BigInt(ids.length), held, 'FROM_BLOCK is too late: some positions are missing');
  return ids;
}
// #endregion all
