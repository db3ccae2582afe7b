import {type Address, type Hex, zeroAddress} from 'viem';
import {account, client, confirm} from '../../support/chain';

// #region delegate
/** Points the account at a contract's code, in a transaction that calls the account with data. */
export async function delegate(contractAddress: Address, data: Hex = '0x') {
  // The account sends it itself, so that its nonce is one higher in the authorization.
  const authorization = await client.signAuthorization({contractAddress, executor: 'self'});
  const transaction = {to: account, data, authorizationList: [authorization]} as const;
  return confirm(await client.sendTransaction(transaction));
}

/** Takes the delegation back: the account has no code from then on. */
export const undelegate = () => delegate(zeroAddress);
// #endregion delegate

// #region delegate-of
/** The contract whose code an account runs, or none: `0xef0100` and 20 bytes stand for it. */
export async function delegateOf(address: Address): Promise<Address | undefined> {
  const code = await client.getCode({address});
  return code?.startsWith('0xef0100') ? `0x${code.slice(8)}` : undefined;
}
// #endregion delegate-of
