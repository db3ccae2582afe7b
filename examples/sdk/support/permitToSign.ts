import {AllowanceTransfer, type PermitSingle} from '@uniswap/permit2-sdk';
import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {Address} from 'viem';
import {permit2} from '../../permit2/support/permit2';
import {account, chain, client} from '../../support/chain';
import {baseUnits} from './tokens';

type SinglePermission = {spender: Address; deadline: bigint; owner?: Address};

// #region nonce
/** The number that the next signature for this token and spender must hold. */
export async function nonceOf(owner: Address, token: string, spender: Address): Promise<number> {
  const args = [owner, token as Address, spender] as const;
  const [, , nonce] = await client.readContract({...permit2, functionName: 'allowance', args});
  return nonce;
}
// #endregion nonce

// #region permit
/** What an owner signs so that a contract may take this much once, through Permit2. */
export async function permitToSign(
  amount: CurrencyAmount<Token>,
  {spender, deadline, owner = account}: SinglePermission,
) {
  const token = amount.currency.address;
  const nonce = await nonceOf(owner, token, spender);
  const expiration = String(deadline); // of the allowance; sigDeadline is that of the signature
  const details = {token, amount: String(baseUnits(amount)), expiration, nonce};
  const permit: PermitSingle = {details, spender, sigDeadline: String(deadline)};
  const {types, values} = AllowanceTransfer.getPermitData(permit, permit2.address, chain.id);
  const typedData = {
    domain: {name: 'Permit2', chainId: chain.id, verifyingContract: permit2.address},
    types,
    primaryType: 'PermitSingle',
    message: {...values},
  } as const;
  return {permit, typedData};
}
// #endregion permit
