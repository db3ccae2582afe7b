import type {Row} from '../../../../../facts/subgraph/recording';

const Q96 = 2n ** 96n;
const Q128 = 2n ** 128n;

/** Fees of token0 and of token1 per unit of liquidity, as Q128.128; differences wrap at 2^256. */
type Growth = readonly [bigint, bigint];

/** A swap within one range, as its event and the price before tell it. */
type Step = {
  sqrtPriceBefore: bigint;
  sqrtPriceAfter: bigint;
  liquidity: bigint;
  /** What the pool gained, in smallest units. */
  amount0: bigint;
  amount1: bigint;
};

/** What a swap adds to its pool's fee growth: what came in beyond what moves the price is the fee. */
export function growthOfSwap(step: Step): Growth {
  const {sqrtPriceBefore, sqrtPriceAfter, liquidity, amount0, amount1} = step;
  if (amount0 > 0n) {
    const moved = liquidity * Q96 * (sqrtPriceBefore - sqrtPriceAfter);
    const needed = dividedUp(dividedUp(moved, sqrtPriceBefore), sqrtPriceAfter);
    return [((amount0 - needed) * Q128) / liquidity, 0n];
  }
  const needed = dividedUp(liquidity * (sqrtPriceAfter - sqrtPriceBefore), Q96);
  return [0n, ((amount1 - needed) * Q128) / liquidity];
}

/** The fee growth between two ticks of a pool. */
export function growthInside(pool: Row, [lower, upper]: readonly [Row, Row]): Growth {
  const tick = Number(pool.tick);
  const all = growthOf(pool, 'feeGrowthGlobal');
  const [below, above] = [growthOf(lower, 'feeGrowthOutside'), growthOf(upper, 'feeGrowthOutside')];
  const inside = (side: 0 | 1): bigint => {
    const low = tick >= Number(lower.tickIdx) ? below[side] : all[side] - below[side];
    const high = tick < Number(upper.tickIdx) ? above[side] : all[side] - above[side];
    return BigInt.asUintN(256, all[side] - low - high);
  };
  return [inside(0), inside(1)];
}

/** The two fields of a row that hold fee growth. */
export const growthOf = (row: Row, field: 'feeGrowthGlobal' | 'feeGrowthOutside'): Growth => [
  BigInt(String(row[`${field}0X128`])),
  BigInt(String(row[`${field}1X128`])),
];

/** Fee growth as the two fields of a row. */
export const growthFields = (
  field: 'feeGrowthGlobal' | 'feeGrowthOutside' | 'feeGrowthInside',
  [growth0, growth1]: Growth,
  suffix: '' | 'Last' = '',
) => ({
  [`${field}0${suffix}X128`]: String(growth0),
  [`${field}1${suffix}X128`]: String(growth1),
});

const dividedUp = (one: bigint, other: bigint): bigint => (one + other - 1n) / other;
