import {type Address} from 'viem';
import {permit2, tenMinutesAhead} from '../../reverts/permit2/support/permit2';
import {approve} from '../../support/allowances';
import {chain, client, confirm} from '../../support/chain';
import {type TokenFacts} from '../../v3/swaps/support/tokens';
import {router} from './router';

/** The types of a permit of one token, as a client library parses them. */
export const PERMIT_SINGLE =
  '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline)';
/** The types of a permit of several tokens. */
export const PERMIT_BATCH = PERMIT_SINGLE.replace(' details', '[] details');

// #region allow
/** Lets the router take this much of a token through Permit2, for ten minutes, and no more. */
export async function allow(token: TokenFacts, amount: bigint): Promise<void> {
  await approve({token: token.address, spender: permit2.address, amount});
  const expirationSeconds = Number(await tenMinutesAhead());
  const hash = await client.writeContract({
    ...permit2,
    functionName: 'approve',
    args: [token.address, router.address, amount, expirationSeconds],
  });
  await confirm(hash);
}
// #endregion allow

type PermitBatch = {
  details: readonly {token: Address; amount: bigint; expiration: number; nonce: number}[];
  spender: Address;
  sigDeadline: bigint;
};

const named = (name: string, type: string) => ({name, type});

/** Signs a permit of several tokens as the first test account. */
export const signPermitBatch = (message: PermitBatch) =>
  client.signTypedData({
    domain: {name: 'Permit2', chainId: chain.id, verifyingContract: permit2.address},
    primaryType: 'PermitBatch',
    types: {
      PermitBatch: [
        named('details', 'PermitDetails[]'),
        named('spender', 'address'),
        named('sigDeadline', 'uint256'),
      ],
      PermitDetails: [
        named('token', 'address'),
        named('amount', 'uint160'),
        named('expiration', 'uint48'),
        named('nonce', 'uint48'),
      ],
    },
    message,
  });
