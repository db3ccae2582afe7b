import {type Address, erc20Abi, formatUnits} from 'viem';
import {account, client, type TokenFacts, tokenOf} from '../../../support/chain';

// #region constants
export const listed: TokenFacts = tokenOf('WETH'); // the token whose price limits the range
export const quoted: TokenFacts = tokenOf('USDC'); // the pair's other token, which that price is in
export const feePips = 3_000; // which v3 pool: the one that takes 0.3%
export const [lowestPrice, highestPrice] = [1_500, 2_500]; // the range, in `quoted` for 1 `listed`
export const slippageBps = 50n; // 0.5% of the price
// #endregion constants

/** token0 of the pair and of the pool is the token with the lower address. */
export const isListedToken0 = BigInt(listed.address) < BigInt(quoted.address);
export const [token0, token1] = isListedToken0 ? [listed, quoted] : [quoted, listed];
export const symbols = [token0.symbol, token1.symbol];

/** Amounts of token0 and token1, in base units. */
export type Amounts = readonly [amount0: bigint, amount1: bigint];

/** What an account holds of both tokens. */
export async function balances(owner: Address = account): Promise<Amounts> {
  const held = ({address}: TokenFacts) => {
    const balanceOf = {abi: erc20Abi, functionName: 'balanceOf', args: [owner]} as const;
    return client.readContract({address, ...balanceOf});
  };
  return [await held(token0), await held(token1)];
}

/** How much more of each the first has. */
export const minus = (amounts: Amounts, other: Amounts): Amounts => [
  amounts[0] - other[0],
  amounts[1] - other[1],
];

/** "10000 USDC + 5 WETH": whole tokens, every digit. */
export const showBoth = (amounts: Amounts, named = symbols): string =>
  [token0, token1]
    .map(({decimals}, index) => `${formatUnits(amounts[index] ?? 0n, decimals)} ${named[index]}`)
    .join(' + ');
