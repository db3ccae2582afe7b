import {AllowanceTransfer, type PermitSingle} from '@uniswap/permit2-sdk';
import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {Address, Hex} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {chain, client} from '../../../support/chain';
import type {Wallet} from '../../../support/wallet';
import {baseUnits} from '../../support/tokens';

// #region nonce
/** The number that the next signature for this token and spender must hold. */
export async function nonceOf(owner: Address, token: string, spender: Address): Promise<number> {
  const args = [owner, token as Address, spender] as const;
  const [, , nonce] = await client.readContract({...permit2, functionName: 'allowance', args});
  return nonce;
}
// #endregion nonce

// #region permit
type Permission = {amount: CurrencyAmount<Token>; spender: Address; deadline: bigint};

/** Lets a contract take an amount through Permit2 until the deadline: signed, not sent. */
export async function signPermit(wallet: Wallet, {amount, spender, deadline}: Permission) {
  const {address: owner} = wallet.account;
  const token = amount.currency.address;
  const nonce = await nonceOf(owner, token, spender);
  const details = {token, amount: String(baseUnits(amount)), expiration: String(deadline), nonce};
  const permit: PermitSingle = {details, spender, sigDeadline: String(deadline)};
  const {types, values} = AllowanceTransfer.getPermitData(permit, permit2.address, chain.id);
  const signature: Hex = await wallet.signTypedData({
    account: wallet.account,
    domain: {name: 'Permit2', chainId: chain.id, verifyingContract: permit2.address},
    types,
    primaryType: 'PermitSingle',
    message: {...values},
  });
  return {permit, signature};
}
// #endregion permit
