import {type Address, erc20Abi, formatUnits} from 'viem';
import {account, client, confirm, tokenOf, type TokenFacts} from '../../support/chain';

// #region tokens
export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');
// #endregion tokens

/** How much of a token somebody holds. */
export const balance = ({address}: TokenFacts, owner: Address = account): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

/** How much of an owner's tokens a contract may still take. */
export const allowance = (
  {address}: TokenFacts,
  spender: Address,
  owner: Address = account,
): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'allowance', args: [owner, spender]});

/** Sends tokens of the account. */
export async function transfer({address}: TokenFacts, to: Address, amount: bigint): Promise<void> {
  const args = [to, amount] as const;
  const call = {address, abi: erc20Abi, functionName: 'transfer', args} as const;
  await confirm(await client.writeContract(call));
}

type Allowance = {spender: Address; amount: bigint};

/** Lets a contract take this much of an owner's tokens, and no more. */
export async function approve(
  {address}: TokenFacts,
  {spender, amount}: Allowance,
  owner = client,
): Promise<void> {
  const args = [spender, amount] as const;
  const call = {address, abi: erc20Abi, functionName: 'approve', args} as const;
  await confirm(await owner.writeContract(call));
}

// #region with-allowance
/** Does something with an allowance, and takes back what it leaves, even where it fails. */
export async function withAllowance<Result>(
  token: TokenFacts,
  {spender, amount}: Allowance,
  action: () => Promise<Result>,
): Promise<Result> {
  await approve(token, {spender, amount});
  try {
    return await action();
  } finally {
    if ((await allowance(token, spender)) > 0n) await approve(token, {spender, amount: 0n});
  }
}
// #endregion with-allowance

/** An amount in whole tokens, every digit of it: "10000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: TokenFacts): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;
