import {parseUnits, zeroAddress} from 'viem';
import {token0, token1, usdc} from '../../../support/pair';
import type {PoolKey} from '../../support/pool';

// #region plan
/** The pool of USDC and WETH at 0.3%, in both versions. */
export const feePips = 3_000;
export const key: PoolKey = {
  currency0: token0.address,
  currency1: token1.address,
  fee: feePips,
  tickSpacing: 60, // of anybody's choice; v3 fixes 60 for this fee
  hooks: zeroAddress,
};

/** What is sold, in raw units: 10,000 USDC. */
export const amountIn = parseUnits('10000', usdc.decimals);
export const zeroForOne = token0 === usdc;
// #endregion plan

/** All prices, on the spacing of the pool. */
export const [tickLower, tickUpper] = [-887_220, 887_220];

/** Amounts of both tokens, in raw units: token0 first. */
export type Both = readonly [amount0: bigint, amount1: bigint];

// #region plan-deposit
/** What a deposit of 2,000 USDC over all prices takes at a price. */
export function depositAt(sqrtPriceX96: bigint): Both {
  const twoThousand = parseUnits('2000', usdc.decimals);
  const ofOther = zeroForOne
    ? (twoThousand * sqrtPriceX96 ** 2n) >> 192n
    : (twoThousand << 192n) / sqrtPriceX96 ** 2n;
  return zeroForOne ? [twoThousand, ofOther] : [ofOther, twoThousand];
}
// #endregion plan-deposit
