import {type Address, formatUnits, parseAbi, parseUnits} from 'viem';
import {client, clientOf, confirm} from '../../support/chain';
import {permit2} from './permit2';

/** Owns the tokens, and signs. */
export const owner = client.account.address;
/** May spend; in an application this is a contract. */
export const spender = clientOf(1);
/** May not. */
export const stranger = clientOf(2);

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'; // 6 decimals
export const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'; // 18 decimals
export const hundredUsdc = parseUnits('100', 6);
export const twoUni = parseUnits('2', 18);

/** Has passed on every chain: 14 November 2023, in seconds. */
export const longAgo = 1_700_000_000n;

const erc20Abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
]);

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
export const inUsdc = (amount: bigint): string => `${formatUnits(amount, 6)} USDC`;
/** "2 UNI". */
export const inUni = (amount: bigint): string => `${formatUnits(amount, 18)} UNI`;
