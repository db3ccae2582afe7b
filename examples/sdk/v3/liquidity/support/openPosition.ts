import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {NonfungiblePositionManager, type Position} from '@uniswap/v3-sdk';
import {account, deadlineIn} from '../../../../support/chain';
import {whileApproved} from '../../../support/allowances';
import {amountOf, approve, USDC, WETH} from '../../../support/tokens';
import {addedIn} from './added';
import {positionManager, send} from './manager';
import {deadlineSeconds, plannedPosition, range, slippageTolerance} from './plan';

// #region approve
/** What a position takes of each token. */
export const desiredBy = ({mintAmounts}: Position): CurrencyAmount<Token>[] => [
  amountOf(USDC, BigInt(mintAmounts.amount0.toString())),
  amountOf(WETH, BigInt(mintAmounts.amount1.toString())),
];

/** Sends a mint or an increase, with allowances for exactly what it takes. */
export const sendApproved = (position: Position, parameters: Parameters<typeof send>[0]) =>
  whileApproved(desiredBy(position), positionManager, () => send(parameters));
// #endregion approve

/** Allows the manager what a position takes, and leaves the allowances there. */
export async function approveDesired(position: Position): Promise<void> {
  for (const amount of desiredBy(position)) await approve(amount, positionManager);
}

/** Takes back what a mint or an increase left of its allowances. */
export async function revoke(): Promise<void> {
  await approve(amountOf(USDC, 0n), positionManager);
  await approve(amountOf(WETH, 0n), positionManager);
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
