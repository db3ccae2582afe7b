import {type Address, erc20Abi, formatUnits} from 'viem';
import {account, client, confirm, type TokenFacts, tokenOf} from '../../../support/chain';

export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');

// #region order
/** token0 of a pool is the token with the lower address: USDC on Ethereum, WETH on other chains. */
const usdcIsToken0 = usdc.address.toLowerCase() < weth.address.toLowerCase();
export const [token0, token1] = usdcIsToken0 ? [usdc, weth] : [weth, usdc];

/** An amount of both tokens of the pool, in base units. */
export type Amounts = {usdc: bigint; weth: bigint};

/** Amounts of token0 and token1, by the tokens' names. */
export const byName = (amount0: bigint, amount1: bigint): Amounts =>
  usdcIsToken0 ? {usdc: amount0, weth: amount1} : {usdc: amount1, weth: amount0};

/** Amounts by the tokens' names, as the pool takes them: token0 first. */
export const inOrder = (amounts: Amounts) =>
  usdcIsToken0 ? ([amounts.usdc, amounts.weth] as const) : ([amounts.weth, amounts.usdc] as const);
// #endregion order

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

/** What somebody holds of both tokens now, or held at the end of a block. */
export async function balances(owner: Address = account, blockNumber?: bigint): Promise<Amounts> {
  const held = ({address}: TokenFacts) =>
    client.readContract({
      ...{address, abi: erc20Abi, blockNumber},
      functionName: 'balanceOf',
      args: [owner],
    });
  return {usdc: await held(usdc), weth: await held(weth)};
}

/** An amount in whole tokens, every digit of it: "10000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: TokenFacts): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;

/** "10000 USDC + 5 WETH". */
export const showBoth = (amounts: Amounts): string =>
  `${show(amounts.usdc, usdc)} + ${show(amounts.weth, weth)}`;

/** Prints what an account held before and holds after. */
export function printChanges({before, after}: {before: Amounts; after: Amounts}): void {
  const inUsdc = (amount: bigint) => formatUnits(amount, usdc.decimals);
  console.log(`  USDC  ${inUsdc(before.usdc)} → ${inUsdc(after.usdc)}`);
  console.log(`  WETH  ${formatUnits(before.weth, 18)} → ${formatUnits(after.weth, 18)}`);
}
