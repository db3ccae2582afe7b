import {type Address, erc20Abi, formatUnits, type TransactionReceipt} from 'viem';
import {account, client, type TokenFacts, tokenOf} from '../../../support/chain';

export type {TokenFacts} from '../../../support/chain';

export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');
export const uni = tokenOf('UNI');

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
