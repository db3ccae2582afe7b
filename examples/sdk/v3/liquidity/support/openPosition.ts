import {NonfungiblePositionManager, type Position} from '@uniswap/v3-sdk';
import type {Address} from 'viem';
import {type Allowance, approve, withAllowances} from '../../../../support/allowances';
import {account, deadlineIn} from '../../../../support/chain';
import {addedIn} from './added';
import {positionManager, send} from './manager';
import {deadlineSeconds, plannedPosition, range, slippageTolerance} from './plan';

// #region approve
/** What lets the manager take as much as a position takes, and no more. */
export function allowancesFor({pool, mintAmounts}: Position): Allowance[] {
  const spender = positionManager;
  const [token0, token1] = [pool.token0.address as Address, pool.token1.address as Address];
  return [
    {token: token0, spender, amount: BigInt(mintAmounts.amount0.toString())},
    {token: token1, spender, amount: BigInt(mintAmounts.amount1.toString())},
  ];
}

/** Sends a mint or an increase, with allowances for exactly what it takes. */
export const sendApproved = (position: Position, parameters: Parameters<typeof send>[0]) =>
  withAllowances(allowancesFor(position), () => send(parameters));
// #endregion approve

/** Allows the manager what a position takes, and leaves the allowances there. */
export async function approveDesired(position: Position): Promise<void> {
  for (const allowance of allowancesFor(position)) await approve(allowance);
}

/** Takes back what a mint or an increase left of its allowances. */
export async function revoke(position: Position): Promise<void> {
  for (const allowance of allowancesFor(position)) await approve({...allowance, amount: 0n});
}

/** Opens the planned position for the account, or one with other ticks, and gives its id. */
export async function openPosition(ticks = range): Promise<bigint> {
  const position = await plannedPosition(ticks);
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance,
    deadline: String(await deadlineIn(deadlineSeconds)),
  });
  const {logs} = await sendApproved(position, parameters);
  return addedIn(logs).tokenId;
}
