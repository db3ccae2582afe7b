import {formatEther, formatUnits} from 'viem';
import {usdc} from '../../support/pool';

/** A pool of ETH and USDC at 2,000 USDC per ETH, with 1,000 ETH and 2,000,000 USDC over every price. */
export const market = {
  sqrtPriceX96: 3_543_191_142_285_914_205_922_034n, // √(2,000 × 10⁶ ÷ 10¹⁸) × 2⁹⁶, rounded down
  liquidity: 44_721_359_549_995_793n,
  tickSpacing: 60,
  /** 1,504.23 USDC per ETH. */
  tickLower: -203_160,
  sqrtLowerX96: 3_072_817_730_078_373_125_051_185n,
  /** 2,504.92 USDC per ETH. */
  tickUpper: -198_060,
  sqrtUpperX96: 3_965_302_794_041_259_177_966_814n,
} as const;

/** USDC per ETH at a price of the pool, with two decimals. */
export function usdcPerEth(sqrtPriceX96: bigint): string {
  // One ETH is 10^18 raw units, and a cent is 10^4 raw units of USDC.
  const cents = (((sqrtPriceX96 ** 2n * 10n ** 15n) >> 192n) + 5n) / 10n;
  return `${formatUnits(cents, 2)} USDC per ETH`;
}

/** "5 ETH": an amount of currency0. */
export const showEth = (wei: bigint): string => `${formatEther(wei)} ETH`;

/** "10000 USDC": an amount of currency1. */
export const showUsdc = (units: bigint): string => `${formatUnits(units, usdc.decimals)} USDC`;
