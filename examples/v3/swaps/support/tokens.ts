import {type Address, erc20Abi, formatUnits, type TransactionReceipt} from 'viem';
import {account, client, confirm, type TokenFacts, tokenOf} from '../../../support/chain';

export type {TokenFacts} from '../../../support/chain';

export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');
export const uni = tokenOf('UNI');

/** Lets a contract take this much of the account's tokens, and no more. */
export async function approve(
  {address}: TokenFacts,
  {spender, amount}: {spender: Address; amount: bigint},
): Promise<void> {
  const call = {address, abi: erc20Abi, functionName: 'approve', args: [spender, amount]} as const;
  await confirm(await client.writeContract(call));
}

/** How much of the account's tokens a contract may still take. */
export const allowance = ({address}: TokenFacts, spender: Address): Promise<bigint> =>
  client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, spender],
  });

// #region allowance
/** Lets a contract take this much while something is done, and nothing from then on. */
export async function withAllowance<Result>(
  {token, spender, amount}: {token: TokenFacts; spender: Address; amount: bigint},
  spend: () => Promise<Result>,
): Promise<Result> {
  await approve(token, {spender, amount});
  try {
    return await spend();
  } finally {
    if ((await allowance(token, spender)) > 0n) await approve(token, {spender, amount: 0n});
  }
}
// #endregion allowance

/** How much of a token somebody holds. */
export const balance = ({address}: TokenFacts, owner: Address = account): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

/** How much the account holds at the end of a transaction's block, whatever was mined since. */
export const balanceAfter = (
  {blockNumber}: TransactionReceipt,
  {address}: TokenFacts,
): Promise<bigint> =>
  client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
    blockNumber,
  });

/** An amount in whole tokens, every digit of it: "10000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: TokenFacts): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;

/** Prints what an account held before and holds after. */
export function printChange(
  {decimals, symbol}: TokenFacts,
  {before, after}: {before: bigint; after: bigint},
): void {
  const [from, to] = [before, after].map((amount) => formatUnits(amount, decimals));
  console.log(`  ${symbol.padEnd(4)}  ${from} → ${to}`);
}
