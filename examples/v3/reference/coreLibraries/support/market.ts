import {formatUnits} from 'viem';
import {show, usdc, weth} from '../../support/tokens';

/** The pool of the examples: USDC is token0, WETH is token1, at 2,000 USDC per WETH. */
export const market = {
  /** √(10¹⁸ ÷ 2,000 × 10⁶) × 2⁹⁶, rounded down. */
  sqrtPriceX96: 1_771_595_571_142_957_102_961_017_161_607_260n,
  tick: 200_311,
  /** Of 2,000,000 USDC and 1,000 WETH over every price. */
  liquidity: 44_721_359_549_995_793n,
  feePips: 3_000,
  tickSpacing: 60,
  /** 2,504.92 USDC per WETH. */
  tickLower: 198_060,
  /** 1,504.23 USDC per WETH. */
  tickUpper: 203_160,
} as const;

/** An amount of token0: "10000 USDC". */
export const showUsdc = (amount: bigint): string => show(amount, usdc);

/** An amount of token1: "5 WETH". */
export const showWeth = (amount: bigint): string => show(amount, weth);

/** USDC per WETH at a price of the pool, with two decimals. */
export function usdcPerWeth(sqrtPriceX96: bigint): string {
  // One WETH, as 10^18 raw units, in cents of 10^4 raw units of USDC.
  const cents = (((10n ** 18n) << 192n) / sqrtPriceX96 ** 2n + 5_000n) / 10_000n;
  return `${formatUnits(cents, 2)} USDC per WETH`;
}
