import {type Address, erc20Abi, formatUnits} from 'viem';
import {account, client, type TokenFacts, tokenOf} from './chain';

export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');

// #region order
/** token0 of a pool is the token with the lower address: USDC on Ethereum, WETH on Base. */
const usdcIsToken0 = BigInt(usdc.address) < BigInt(weth.address);
export const [token0, token1] = usdcIsToken0 ? [usdc, weth] : [weth, usdc];

/** Something of both tokens of the pool, such as amounts in base units. */
export type OfBoth<T> = {usdc: T; weth: T};

/** What a pool says of token0 and token1, by the tokens' names. */
export const byName = <T>(of0: T, of1: T): OfBoth<T> =>
  usdcIsToken0 ? {usdc: of0, weth: of1} : {usdc: of1, weth: of0};

/** What belongs to the tokens, as the pool takes it: token0 first. */
export const inOrder = <T>(of: OfBoth<T>): readonly [T, T] =>
  usdcIsToken0 ? [of.usdc, of.weth] : [of.weth, of.usdc];
// #endregion order

/** Amounts of both tokens, in base units. */
export type Amounts = OfBoth<bigint>;

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

/** How much more of each the first has. */
export const minus = (amounts: Amounts, other: Amounts): Amounts => ({
  usdc: amounts.usdc - other.usdc,
  weth: amounts.weth - other.weth,
});

/** "10000 USDC + 5 WETH": whole tokens, every digit. */
export const showBoth = (amounts: Amounts): string =>
  `${formatUnits(amounts.usdc, usdc.decimals)} USDC + ${formatUnits(amounts.weth, 18)} WETH`;

/** Prints what an account held before and holds after. */
export function printChanges({before, after}: {before: Amounts; after: Amounts}): void {
  const inUsdc = (amount: bigint) => formatUnits(amount, usdc.decimals);
  console.log(`  USDC  ${inUsdc(before.usdc)} → ${inUsdc(after.usdc)}`);
  console.log(`  WETH  ${formatUnits(before.weth, 18)} → ${formatUnits(after.weth, 18)}`);
}
