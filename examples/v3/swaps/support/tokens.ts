import {type Address, formatUnits, parseAbi} from 'viem';
import {account, client, confirm} from './client';

/** What the programs need to know of a token. */
export type TokenFacts = {symbol: string; decimals: number; address: Address};

export const usdc = {
  symbol: 'USDC',
  decimals: 6,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
} as const;

export const weth = {
  symbol: 'WETH',
  decimals: 18,
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
} as const;

export const uni = {
  symbol: 'UNI',
  decimals: 18,
  address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
} as const;

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
]);

/** Lets a contract take this much of the account's tokens, and no more. */
export async function approve(
  {address}: TokenFacts,
  {spender, amount}: {spender: Address; amount: bigint},
): Promise<void> {
  const call = {address, abi, functionName: 'approve', args: [spender, amount]} as const;
  await confirm(await client.writeContract(call));
}

/** How much of the account's tokens a contract may still take. */
export const allowance = ({address}: TokenFacts, spender: Address): Promise<bigint> =>
  client.readContract({address, abi, functionName: 'allowance', args: [account, spender]});

/** How much of a token somebody holds. */
export const balance = ({address}: TokenFacts, owner: Address = account): Promise<bigint> =>
  client.readContract({address, abi, functionName: 'balanceOf', args: [owner]});

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
