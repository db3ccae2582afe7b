import {NonfungiblePositionManager, type Position} from '@uniswap/v3-sdk';
import {account, deadlineIn} from '../../../../support/chain';
import {amountOf, approve, USDC, WETH} from '../../../support/tokens';
import {addedIn} from './added';
import {positionManager, send} from './manager';
import {deadlineSeconds, plannedPosition, range, slippageTolerance} from './plan';

// #region approve
/** Allows the manager exactly what the position takes, of each token. */
export async function approveDesired({mintAmounts}: Position): Promise<void> {
  await approve(amountOf(USDC, BigInt(mintAmounts.amount0.toString())), positionManager);
  await approve(amountOf(WETH, BigInt(mintAmounts.amount1.toString())), positionManager);
}
// #endregion approve

/** Takes back what a mint or an increase left of its allowances. */
export async function revoke(): Promise<void> {
  await approve(amountOf(USDC, 0n), positionManager);
  await approve(amountOf(WETH, 0n), positionManager);
}

/** Opens the planned position for the account, or one with other ticks, and gives its id. */
export async function openPosition(ticks = range): Promise<bigint> {
  const position = await plannedPosition(ticks);
  await approveDesired(position);
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance,
    deadline: String(await deadlineIn(deadlineSeconds)),
  });
  const {logs} = await send(parameters);
  return addedIn(logs).tokenId;
}
