import {parseAbi} from 'viem';
import {readPosition} from '../../../v3/liquidity/support/positions';
import {minimumsToRemove, readPool} from '../../../v3/liquidity/support/plan';
import {positionManager} from '../../../v3/staker/support/staker';
import {client, confirm} from '../../support/reproduce';

const abi = parseAbi([
  'struct DecreaseLiquidityParams { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'function decreaseLiquidity(DecreaseLiquidityParams params) payable returns (uint256 amount0, uint256 amount1)',
]);

/** Takes all liquidity out of a position of the account; what it is owed stays in it. */
export async function emptyPosition(tokenId: bigint): Promise<void> {
  const {liquidity} = await readPosition(tokenId);
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const deadline = (await client.getBlock()).timestamp + 600n;
  const args = [{tokenId, liquidity, ...minimums, deadline}] as const;
  const call = {address: positionManager, abi, functionName: 'decreaseLiquidity', args} as const;
  await confirm(await client.writeContract(call));
}
