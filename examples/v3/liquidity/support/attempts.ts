import type {Address} from 'viem';
import {account, client, clientOf} from '../../../support/chain';
import {revertOf} from './revertOf';
import type {Keeper} from './keeper';
import {manager} from './positions';

/** Neither the depositor of a position nor the owner of one. */
export const stranger = clientOf(2).account.address;

/** Calls that are simulated only; by the depositor unless told. */
export function attemptsOf(keeper: Keeper) {
  const by = (from: Address = account) => ({...keeper, account: from});
  return {
    mint: (params: MintParams, from?: Address) =>
      client.simulateContract({...by(from), functionName: 'mint', args: [params]}),
    collect: (tokenId: bigint, from?: Address) =>
      client.simulateContract({...by(from), functionName: 'collect', args: [tokenId]}),
    decrease: (params: DecreaseParams, from?: Address) =>
      client.simulateContract({...by(from), functionName: 'decreaseLiquidity', args: [params]}),
    increase: (params: IncreaseParams, from?: Address) =>
      client.simulateContract({...by(from), functionName: 'increaseLiquidity', args: [params]}),
    retrieve: (tokenId: bigint, from?: Address) =>
      client.simulateContract({...by(from), functionName: 'retrieve', args: [tokenId]}),
    send: (tokenId: bigint, to: Address = keeper.address) =>
      client.simulateContract({
        ...asOwner,
        functionName: 'safeTransferFrom',
        args: [account, to, tokenId],
      }),
    collectAtManager: (tokenId: bigint) =>
      client.simulateContract({
        ...asOwner,
        functionName: 'collect',
        args: [{tokenId, recipient: account, amount0Max: 1n, amount1Max: 1n}],
      }),
    burnAtManager: (tokenId: bigint) =>
      client.simulateContract({...asOwner, functionName: 'burn', args: [tokenId]}),
  };
}

/** Prints why a call reverts, beside what is wrong with it. */
export async function printRevert(mistake: string, call: Promise<unknown>): Promise<void> {
  console.log(`${mistake.padEnd(26)}  ${await revertOf(call)}`);
}

const asOwner = {...manager, account} as const;

type Least = {amount0Min: bigint; amount1Min: bigint; deadline: bigint};
type Desired = Least & {amount0Desired: bigint; amount1Desired: bigint};
type DecreaseParams = Least & {tokenId: bigint; liquidity: bigint};
type IncreaseParams = Desired & {tokenId: bigint};
type MintParams = Desired & {
  token0: Address;
  token1: Address;
  fee: number;
  tickLower: number;
  tickUpper: number;
  recipient: Address;
};
