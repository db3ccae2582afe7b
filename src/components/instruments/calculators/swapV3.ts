import {boundsOf, type PlacedLiquidity} from '../../../protocol/bounds';
import {mergeSteps} from '../../../protocol/mergeSteps';
import {exchangePrice, priceOf, sqrtPriceOf, type Decimals} from '../../../protocol/price';
import {compare, divide, rational, subtract, type Rational} from '../../../protocol/rational';
import {swapAcross, type SwapResult} from '../../../protocol/swapAcross';
import {getTickAtSqrtPrice} from '../../../protocol/tickMath';
import {tickSpacingOf} from '../../../protocol/tickSpacing';
import {decimal} from '../fields';
import {instrument, type Field, type Result} from '../instrument';
import {
  decimalsOfTokens,
  feeTier,
  priceToken,
  swapFields,
  tokensOf,
  turned,
  unitOf,
  type TokenName,
  type TradeTokens,
} from '../poolFields';
import {amountLine, percent, priceLine, tokens} from '../wording';
import {readRanges} from './readRanges';
import {pathPicture} from './swapPath';

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
    ...swapFields('300000'),
    price: decimal({label: 'Current price', initial: '2000'}),
    quoted: priceToken,
    tier: feeTier,
    ranges,
    ...decimalsOfTokens,
  },
  answer: ({
    sold,
    fixed,
    traded,
    price,
    quoted: unitToken,
    tier,
    ranges: positions,
    ...decimals
  }) => {
    const sqrtPriceX96 = sqrtPriceOf(turned(price, unitToken), decimals);
    const tick = getTickAtSqrtPrice(sqrtPriceX96);
    const feePips = BigInt(tier);
    const tickSpacing = tickSpacingOf(feePips);
    const liquidity = boundsOf(positions, {tick, tickSpacing});
    const swap = swapAcross(
      {...liquidity, sqrtPriceX96, tick, feePips, tickSpacing},
      {zeroForOne: sold === 'token0', amount: fixed === 'input' ? traded : -traded},
    );
    const view = {swap, sqrtPriceX96, decimals, unitToken, ...tokensOf(sold, decimals)};
    const {bought, decimalsIn, decimalsOut} = view;
    const crossings = swap.steps.filter(({crossedTick}) => crossedTick !== undefined).length;
    return {
      summary: `${tokens(swap.amountIn, decimalsIn)} ${sold} buy ${tokens(swap.amountOut, decimalsOut)} ${bought}, across ${crossings} initialized ${crossings === 1 ? 'tick' : 'ticks'}.`,
      results: resultsOf(view),
      advice:
        swap.amountLeft === 0n
          ? []
          : [
              'The liquidity ended first: a pool fills such a swap in part, and a router refuses it.',
            ],
      pictures: [
        pathPicture(mergeSteps(swap.steps), {
          ...view,
          priceAt: (sqrtX96) => priceAt(sqrtX96, view),
          unit: unitOf(unitToken),
        }),
      ],
    };
  },
});

/** A swap, and how its numbers are shown. */
type SwapView = TradeTokens & {
  swap: SwapResult;
  /** Before the swap. */
  sqrtPriceX96: bigint;
  decimals: Decimals;
  unitToken: TokenName;
};

function resultsOf(view: SwapView): Result[] {
  const {swap, sqrtPriceX96, sold, bought, decimalsIn, decimalsOut, unitToken} = view;
  const unit = unitOf(unitToken);
  const before = priceAt(sqrtPriceX96, view);
  const average = averagePrice(view);
  return [
    amountLine('You pay', {raw: swap.amountIn, decimals: decimalsIn, unit: sold}),
    amountLine('You receive', {raw: swap.amountOut, decimals: decimalsOut, unit: bought}),
    amountLine('Fee, within what you pay', {
      raw: swap.feeAmount,
      decimals: decimalsIn,
      unit: sold,
    }),
    priceLine('Price before', before, unit),
    ...(average ? [priceLine('Average price', average, unit)] : []),
    priceLine('Price after', priceAt(swap.sqrtPriceX96, view), unit),
    {label: 'sqrtPriceX96 after', human: `tick ${swap.tick}`, full: `${swap.sqrtPriceX96}`},
    ...(average
      ? [{label: 'Shortfall with the fee', human: percent(shortfall(before, average))}]
      : []),
  ];
}

const priceAt = (
  sqrtPriceX96: bigint,
  {decimals, unitToken}: Pick<SwapView, 'decimals' | 'unitToken'>,
): Rational => turned(priceOf(sqrtPriceX96, decimals), unitToken);

/** The price of all that was exchanged, if anything was. */
function averagePrice({swap, sold, decimals, unitToken}: SwapView): Rational | undefined {
  const {amountIn, amountOut} = swap;
  if (amountIn === 0n || amountOut === 0n) return undefined;
  const [amount0, amount1] = sold === 'token0' ? [amountIn, amountOut] : [amountOut, amountIn];
  return turned(exchangePrice({amount0, amount1}, decimals), unitToken);
}

/** Which part the average price is worse than the one before, in whichever token prices are. */
function shortfall(before: Rational, average: Rational): Rational {
  const ratio = compare(before, average) < 0n ? divide(before, average) : divide(average, before);
  return subtract(rational(1n), ratio);
}
