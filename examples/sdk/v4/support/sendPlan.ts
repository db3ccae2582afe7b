import type {PermitSingle} from '@uniswap/permit2-sdk';
import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {encodeFunctionData, type Hex, type TransactionReceipt, zeroAddress} from 'viem';
import {deadlineIn} from '../../../support/chain';
import type {SigningClient} from '../../../support/signingClient';
import {command} from '../../../universal-router/support/commands';
import {PERMIT_SINGLE} from '../../../universal-router/support/permits';
import {
  encode,
  MSG_SENDER,
  planOf,
  router,
  type Step,
} from '../../../universal-router/support/router';
import {sendCall} from './sendCall';
import {signPermit} from './signPermit';

const {PERMIT2_PERMIT, SWEEP, V4_SWAP} = command;

// #region pay-ether
/** Swaps ETH of the wallet: what the swap leaves of the value comes back in the same plan. */
export async function payEther(wallet: SigningClient, swap: Hex, valueWei: bigint) {
  const refund = encode('address, address, uint256', zeroAddress, MSG_SENDER, 0n);
  const steps: Step[] = [
    [V4_SWAP, swap],
    [SWEEP, refund],
  ];
  return sendSteps(wallet, steps, valueWei);
}
// #endregion pay-ether

// #region pay-token
/** Swaps tokens that Permit2 may move: a signature in the plan lets the router take this much. */
export async function payToken(wallet: SigningClient, swap: Hex, mostIn: CurrencyAmount<Token>) {
  const deadline = await deadlineIn(600n);
  const wanted = {amount: mostIn, spender: router.address, deadline};
  const {permit, signature} = await signPermit(wallet, wanted);
  const steps: Step[] = [
    [PERMIT2_PERMIT, encodePermit(permit, signature)],
    [V4_SWAP, swap],
  ];
  return sendSteps(wallet, steps);
}

/** The input of PERMIT2_PERMIT. */
export const encodePermit = (permit: PermitSingle, signature: Hex): Hex =>
  encode(`${PERMIT_SINGLE}, bytes`, permit, signature);
// #endregion pay-token

// #region send
/** Sends a plan to the router, which refuses it ten minutes later. */
async function sendSteps(
  wallet: SigningClient,
  steps: readonly Step[],
  value = 0n,
): Promise<TransactionReceipt> {
  const args = [...planOf(steps), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({...router, functionName: 'execute', args});
  return sendCall(wallet, {to: router.address, data, value});
}
// #endregion send
