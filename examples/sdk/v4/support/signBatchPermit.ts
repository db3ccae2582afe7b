import {AllowanceTransfer} from '@uniswap/permit2-sdk';
import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {BatchPermitOptions} from '@uniswap/v4-sdk';
import type {Address} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {chain} from '../../../support/chain';
import type {SigningClient} from '../../../support/signingClient';
import {nonceOf} from '../../support/permitToSign';
import {baseUnits} from '../../support/tokens';

type Permission = {
  amounts: readonly CurrencyAmount<Token>[];
  spender: Address;
  deadline: bigint;
};

// #region permit
/** Lets a contract take amounts of several tokens through Permit2 until the deadline, by one signature. */
export async function signBatchPermit(
  wallet: SigningClient,
  {amounts, spender, deadline}: Permission,
): Promise<BatchPermitOptions> {
  const {address: owner} = wallet.account;
  const details = await Promise.all(
    amounts.map(async (amount) => ({
      token: amount.currency.address,
      amount: String(baseUnits(amount)),
      expiration: String(deadline),
      nonce: await nonceOf(owner, amount.currency.address, spender), // each token counts by itself
    })),
  );
  const permitBatch = {details, spender, sigDeadline: String(deadline)};
  const {types, values} = AllowanceTransfer.getPermitData(permitBatch, permit2.address, chain.id);
  const signature = await wallet.signTypedData({
    account: wallet.account,
    domain: {name: 'Permit2', chainId: chain.id, verifyingContract: permit2.address},
    types,
    primaryType: 'PermitBatch',
    message: {...values},
  });
  return {owner, permitBatch, signature};
}
// #endregion permit
