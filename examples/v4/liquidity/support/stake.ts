import {type Address, parseAbi} from 'viem';
import {account, client, confirm} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {idOf, key} from '../../support/pool';
import {positions} from '../../support/positions';
import {range} from './plan';

const stakeAbi = parseAbi(['function liquidityOf(address owner) view returns (uint256)']);

// #region deploy
/** Deploys the subscriber for the pool of the guides: positions have to cover the middle of their range. */
export function deployStake(): Promise<Address> {
  const quarter = Math.floor((range.tickUpper - range.tickLower) / 4);
  const band = [range.tickLower + quarter, range.tickUpper - quarter];
  const source = {file: 'examples/v4/liquidity/StakedLiquidity.sol', contract: 'StakedLiquidity'};
  return deploy(source, [positions.address, idOf(key), ...band]);
}
// #endregion deploy

/** How much liquidity an account has staked. */
export const stakedOf = (stake: Address, owner: Address = account): Promise<bigint> =>
  client.readContract({
    address: stake,
    abi: stakeAbi,
    functionName: 'liquidityOf',
    args: [owner],
  });

// #region subscribe
/** Makes a contract the subscriber of a position; simulates it first. */
export async function subscribe(tokenId: bigint, subscriber: Address) {
  const args = [tokenId, subscriber, '0x'] as const;
  const call = {...positions, functionName: 'subscribe', args} as const;
  const {request} = await client.simulateContract(call);
  return confirm(await client.writeContract(request));
}

/** Removes the subscriber, with a fixed gas limit: with an estimate, notifyUnsubscribe can get less than its limit. */
export async function unsubscribe(tokenId: bigint) {
  const limit = await client.readContract({...positions, functionName: 'unsubscribeGasLimit'});
  const gas = limit + limit / 63n + 100_000n; // the limit, what a call keeps back, and our own part
  const call = {...positions, functionName: 'unsubscribe', args: [tokenId], gas} as const;
  return confirm(await client.writeContract(call));
}
// #endregion subscribe
