import {boundsOf, type PlacedLiquidity} from '../../../protocol/bounds';
import {priceOf, sqrtPriceOf} from '../../../protocol/price';
import {multiply, powerOfTen, rational, subtract, type Rational} from '../../../protocol/rational';
import {swapAcross} from '../../../protocol/swapAcross';
import {getTickAtSqrtPrice} from '../../../protocol/tickMath';
import {tickSpacingOf} from '../../../protocol/tickSpacing';
import {
  amount,
  choice,
  decimal,
  decimalsOfTokens,
  feeTier,
  quoted,
  turned,
  unitOf,
} from '../fields';
import {instrument, type Field} from '../instrument';
import {amountLine, percent, priceLine, tokens} from '../wording';
import {readRanges} from './readRanges';
import {mergeSteps, pathPicture} from './swapPath';

type Sold = 'token0' | 'token1';
type Fixed = 'input' | 'output';

const ranges: Field<PlacedLiquidity[]> = {
  label: 'Ranges with liquidity',
  unit: 'lower tick, upper tick, liquidity; one a line',
  initial: '198060 203160 44721359549995793\n-887220 887220 5000000000000000',
  control: {kind: 'lines', rows: 3},
  read: readRanges,
};

/** A swap through the ranges of a v3 pool, step by step. */
export default instrument({
  fields: {
    sold: choice<Sold>({
      label: 'You pay',
      initial: 'token0',
      options: [
        ['token0', 'token0 (USDC)'],
        ['token1', 'token1 (WETH)'],
      ],
    }),
    fixed: choice<Fixed>({
      label: 'The swap fixes its',
      initial: 'input',
      options: [
        ['input', 'input'],
        ['output', 'output'],
      ],
    }),
    traded: amount({
      label: 'Amount',
      unit: 'whole tokens',
      initial: '300000',
      decimals: ({sold, fixed}) =>
        (sold === 'token0') === (fixed === 'input') ? 'decimals0' : 'decimals1',
    }),
    price: decimal({label: 'Current price', initial: '2000'}),
    quoted,
    tier: feeTier,
    ranges,
    ...decimalsOfTokens,
  },
  answer: (given) => {
    const {sold, fixed, traded, price, quoted: told, tier, ranges: positions} = given;
    const {decimals0, decimals1} = given;
    const decimals = {decimals0, decimals1};
    const zeroForOne = sold === 'token0';
    const bought = zeroForOne ? 'token1' : 'token0';
    const [decimalsIn, decimalsOut] = zeroForOne ? [decimals0, decimals1] : [decimals1, decimals0];
    const feePips = BigInt(tier);
    const tickSpacing = tickSpacingOf(feePips);
    const sqrtPriceX96 = sqrtPriceOf(turned(price, told), decimals);
    const tick = getTickAtSqrtPrice(sqrtPriceX96);
    const placed = boundsOf(positions, {tick, tickSpacing});
    const swapped = swapAcross(
      {...placed, sqrtPriceX96, tick, feePips, tickSpacing},
      {zeroForOne, amount: fixed === 'input' ? traded : -traded},
    );
    const {amountIn, amountOut, feeAmount, amountLeft, steps} = swapped;

    const unit = unitOf(told);
    const toldAt = (sqrtX96: bigint) => turned(priceOf(sqrtX96, decimals), told);
    const before = toldAt(sqrtPriceX96);
    const average =
      amountIn > 0n && amountOut > 0n
        ? turned(
            multiply(
              zeroForOne ? rational(amountOut, amountIn) : rational(amountIn, amountOut),
              powerOfTen(decimals0 - decimals1),
            ),
            told,
          )
        : undefined;
    const crossed = steps.filter(({crossedTick}) => crossedTick !== undefined).length;
    const told0 = {toldAt, unit, sold, bought, decimalsIn, decimalsOut};
    return {
      summary: `${tokens(amountIn, decimalsIn)} ${sold} buy ${tokens(amountOut, decimalsOut)} ${bought}, across ${crossed} initialized ${crossed === 1 ? 'tick' : 'ticks'}.`,
      results: [
        amountLine('You pay', {raw: amountIn, decimals: decimalsIn, unit: sold}),
        amountLine('You receive', {raw: amountOut, decimals: decimalsOut, unit: bought}),
        amountLine('Fee, within what you pay', {
          raw: feeAmount,
          decimals: decimalsIn,
          unit: sold,
        }),
        priceLine('Price before', before, unit),
        ...(average ? [priceLine('Average price', average, unit)] : []),
        priceLine('Price after', toldAt(swapped.sqrtPriceX96), unit),
        {
          label: 'sqrtPriceX96 after',
          human: `tick ${swapped.tick}`,
          full: `${swapped.sqrtPriceX96}`,
        },
        ...(average
          ? [{label: 'Shortfall with the fee', human: percent(shortfall(before, average))}]
          : []),
      ],
      advice:
        amountLeft === 0n
          ? []
          : [
              'The liquidity ended first: a pool fills such a swap in part, and a router refuses it.',
            ],
      pictures: [pathPicture(mergeSteps(steps), told0)],
    };
  },
});

/** Which part the average price is worse than the one before; both directions tell the same loss. */
function shortfall(before: Rational, average: Rational): Rational {
  const ratio = multiply(before, {numerator: average.denominator, denominator: average.numerator});
  const kept =
    ratio.numerator < ratio.denominator
      ? ratio
      : {numerator: ratio.denominator, denominator: ratio.numerator};
  return subtract(rational(1n), kept);
}
