import {mulDiv} from './fullMath';
import {expectSigned, expectUnsigned, Q128, wrapUnsigned} from './integers';

/** Fees of one token per unit of liquidity, × 2^128, modulo 2^256: only differences mean something. */
type Growth = {
  tickLower: bigint;
  tickUpper: bigint;
  tickCurrent: bigint;
  /** Of the pool since it began. */
  globalX128: bigint;
  /** Of each bound: what grew on the side of it where the price is not. */
  outsideLowerX128: bigint;
  outsideUpperX128: bigint;
};

/** Growth of fees while the price was between two ticks, modulo 2^256. */
export function feeGrowthInside(growth: Growth): bigint {
  const {tickLower, tickUpper, tickCurrent} = growth;
  const {globalX128, outsideLowerX128, outsideUpperX128} = growth;
  expectSigned(24n, {tickLower, tickUpper, tickCurrent});
  expectUnsigned(256n, {globalX128, outsideLowerX128, outsideUpperX128});
  const below = tickCurrent >= tickLower ? outsideLowerX128 : globalX128 - outsideLowerX128;
  const above = tickCurrent < tickUpper ? outsideUpperX128 : globalX128 - outsideUpperX128;
  return wrapUnsigned(256n, globalX128 - below - above);
}

type Owed = {
  liquidity: bigint;
  insideX128: bigint;
  /** When the position was last touched. */
  insideLastX128: bigint;
};

/** Raw units of a token that a position earned since it was touched, rounded down, modulo 2^128. */
export function feesOwed({liquidity, insideX128, insideLastX128}: Owed): bigint {
  expectUnsigned(128n, {liquidity});
  expectUnsigned(256n, {insideX128, insideLastX128});
  const grown = wrapUnsigned(256n, insideX128 - insideLastX128);
  return wrapUnsigned(128n, mulDiv(grown, liquidity, Q128));
}
