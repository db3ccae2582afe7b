import {AllowanceTransfer, type PermitSingle} from '@uniswap/permit2-sdk';
import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {Address} from 'viem';
import {permit2} from '../../permit2/support/permit2';
import {account, chain, client} from '../../support/chain';
import {baseUnits} from './tokens';

// #region permit
/** What the account signs so that a router may take this much once, through Permit2. */
export async function permitToSign(
  amount: CurrencyAmount<Token>,
  {spender, deadline}: {spender: Address; deadline: bigint},
) {
  const token = amount.currency.address;
  const args = [account, token as Address, spender] as const;
  const [, , nonce] = await client.readContract({...permit2, functionName: 'allowance', args});
  const expiration = String(deadline); // of the allowance; sigDeadline is that of the signature
  const details = {token, amount: String(baseUnits(amount)), expiration, nonce};
  const permit: PermitSingle = {details, spender, sigDeadline: String(deadline)};
  const {domain, types, values} = AllowanceTransfer.getPermitData(
    permit,
    permit2.address,
    chain.id,
  );
  const typedData = {
    domain: {name: domain.name, chainId: chain.id, verifyingContract: permit2.address},
    types,
    primaryType: 'PermitSingle',
    message: {...values},
  } as const;
  return {permit, typedData};
}
// #endregion permit
