import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {Address} from 'viem';
import type {SigningClient} from '../../../support/signingClient';
import {permitToSign} from '../../support/permitToSign';

type Permission = {amount: CurrencyAmount<Token>; spender: Address; deadline: bigint};

// #region permit
/** Lets a contract take an amount through Permit2 until the deadline: signed, not sent. */
export async function signPermit(wallet: SigningClient, {amount, spender, deadline}: Permission) {
  const {account} = wallet;
  const owner = account.address;
  const {permit, typedData} = await permitToSign(amount, {spender, deadline, owner});
  return {permit, signature: await wallet.signTypedData({account, ...typedData})};
}
// #endregion permit
