import {type Address, erc20Abi, formatUnits, parseUnits} from 'viem';
import {client, clientOf, confirm, tokenOf} from '../../support/chain';
import {permit2} from './permit2';

/** Owns the tokens, and signs. */
export const owner = client.account.address;
/** May spend; in an application this is a contract. An account of one's own plays both parts. */
export const spender = process.env.PRIVATE_KEY ? client : clientOf(1);

export const {address: usdc, decimals: usdcDecimals} = tokenOf('USDC');
export const {address: uni} = tokenOf('UNI');
export const hundredUsdc = parseUnits('100', usdcDecimals);
export const twoUni = parseUnits('2', 18);

/** Has passed on every chain: 14 November 2023, in seconds. */
export const longAgo = 1_700_000_000n;

// #region approve-token
/** Approves Permit2 on the token itself: what all its spenders together may take of it. */
export async function approvePermit2(token: Address, amount: bigint): Promise<void> {
  const approval = {address: token, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await client.writeContract({...approval, args: [permit2.address, amount]}));
}
// #endregion approve-token

/** What an account holds of a token, in smallest units. */
export const balanceOf = (token: Address, account: Address): Promise<bigint> =>
  client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });

/** What Permit2 may still take of an owner's token, in smallest units. */
export const leftForPermit2 = (token: Address): Promise<bigint> =>
  client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, permit2.address],
  });

/** "40 USDC". */
export const inUsdc = (amount: bigint): string => `${formatUnits(amount, usdcDecimals)} USDC`;
/** "2 UNI". */
export const inUni = (amount: bigint): string => `${formatUnits(amount, 18)} UNI`;
