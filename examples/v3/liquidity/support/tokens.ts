import {type Address, formatUnits, parseAbi} from 'viem';
import {account, client, confirm} from './chain';

type TokenFacts = {symbol: string; decimals: number; address: Address};

/** token0 of the pool: its address is the lower one. */
export const usdc = {
  symbol: 'USDC',
  decimals: 6,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
} as const;

/** token1 of the pool. */
export const weth = {
  symbol: 'WETH',
  decimals: 18,
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
} as const;

/** What the programs ask of a token. */
export const erc20Abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
]);

/** Lets a contract take this much of the account's tokens, and no more. */
export async function approve(
  {address}: TokenFacts,
  {spender, amount}: {spender: Address; amount: bigint},
): Promise<void> {
  const call = {address, abi: erc20Abi, functionName: 'approve', args: [spender, amount]} as const;
  await confirm(await client.writeContract(call));
}

/** How much of one's tokens another may still take. */
export const allowance = (
  {address}: TokenFacts,
  {owner = account, spender}: {owner?: Address; spender: Address},
): Promise<bigint> =>
  client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  });

/** How much of a token somebody holds. */
export const balance = ({address}: TokenFacts, owner: Address = account): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

/** An amount of both tokens of the pool, in base units. */
export type Amounts = {usdc: bigint; weth: bigint};

/** What somebody holds of both tokens. */
export const balances = async (owner: Address = account): Promise<Amounts> => ({
  usdc: await balance(usdc, owner),
  weth: await balance(weth, owner),
});

/** An amount in whole tokens, every digit of it: "10000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: TokenFacts): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;

/** "10000 USDC + 5 WETH". */
export const showBoth = (amounts: Amounts): string =>
  `${show(amounts.usdc, usdc)} + ${show(amounts.weth, weth)}`;

/** Prints what an account held before and holds after. */
export function printChanges({before, after}: {before: Amounts; after: Amounts}): void {
  console.log(`  USDC  ${formatUnits(before.usdc, 6)} → ${formatUnits(after.usdc, 6)}`);
  console.log(`  WETH  ${formatUnits(before.weth, 18)} → ${formatUnits(after.weth, 18)}`);
}
