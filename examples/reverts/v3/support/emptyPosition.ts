import {readPosition} from '../../../v3/liquidity/support/positions';
import {minimumsToRemove, readPool} from '../../../v3/liquidity/support/plan';
import {client, confirm} from '../../support/reproduce';
import {manager} from './manager';

/** Takes all liquidity out of a position of the account; what it is owed stays in it. */
export async function emptyPosition(tokenId: bigint): Promise<void> {
  const {liquidity} = await readPosition(tokenId);
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const deadline = (await client.getBlock()).timestamp + 600n;
  const args = [{tokenId, liquidity, ...minimums, deadline}] as const;
  const call = {...manager, functionName: 'decreaseLiquidity', args} as const;
  await confirm(await client.writeContract(call));
}
