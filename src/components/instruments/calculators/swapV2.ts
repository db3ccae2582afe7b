import {
  getAmountOut,
  priceImpact,
  priceImpactBeyondFee,
  swapPair,
  type PairSwap,
} from '../../../protocol/constantProduct';
import {evenly} from '../../../protocol/evenly';
import {exchangePrice, type Decimals} from '../../../protocol/price';
import type {Rational} from '../../../protocol/rational';
import {amount} from '../fields';
import {instrument, type Result} from '../instrument';
import {everyNth, placeOfAmount, type Picture, type Point} from '../picture';
import {
  decimalsOfTokens,
  priceToken,
  swapFields,
  tokensOf,
  turned,
  unitOf,
  type TokenName,
  type TradeTokens,
} from '../poolFields';
import {amountLine, figure, percent, priceLine, tokens} from '../wording';

const SAMPLES = 40n;

/** What a v2 pair pays for an input, or asks for an output. */
export default instrument({
  fields: {
    ...swapFields('10000'),
    reserve0: amount({
      label: 'Reserve of token0',
      unit: 'whole tokens',
      initial: '2000000',
      decimals: 'decimals0',
    }),
    reserve1: amount({
      label: 'Reserve of token1',
      unit: 'whole tokens',
      initial: '1000',
      decimals: 'decimals1',
    }),
    quoted: priceToken,
    ...decimalsOfTokens,
  },
  answer: ({sold, fixed, traded, reserve0, reserve1, quoted: unitToken, ...decimals}) => {
    const [reserveIn, reserveOut] = sold === 'token0' ? [reserve0, reserve1] : [reserve1, reserve0];
    const swap = swapPair({reserveIn, reserveOut}, {amount: traded, isInput: fixed === 'input'});
    const view = {swap, decimals, unitToken, ...tokensOf(sold, decimals)};
    const {bought, decimalsIn, decimalsOut} = view;
    return {
      summary: `${tokens(swap.amountIn, decimalsIn)} ${sold} buy ${tokens(swap.amountOut, decimalsOut)} ${bought}.`,
      results: resultsOf(view),
      pictures: [outputPicture(view)],
    };
  },
});

/** A swap, and how its numbers are shown. */
type SwapView = TradeTokens & {swap: PairSwap; decimals: Decimals; unitToken: TokenName};

/** Raw units of the token that is paid, and of the one that is received. */
type Exchange = {paid: bigint; received: bigint};

function resultsOf(view: SwapView): Result[] {
  const {swap, sold, bought, decimalsIn, decimalsOut, unitToken} = view;
  const {amountIn, amountOut, reserveIn, reserveOut} = swap;
  const unit = unitOf(unitToken);
  const line = (label: string, exchange: Exchange) =>
    priceLine(label, priceOf(exchange, view), unit);
  return [
    amountLine('You pay', {raw: amountIn, decimals: decimalsIn, unit: sold}),
    amountLine('You receive', {raw: amountOut, decimals: decimalsOut, unit: bought}),
    line('Price before', {paid: reserveIn, received: reserveOut}),
    line('Average price', {paid: amountIn, received: amountOut}),
    line('Price after', {paid: reserveIn + amountIn, received: reserveOut - amountOut}),
    {label: 'Shortfall with the fee', human: percent(priceImpact(swap))},
    {label: 'Price impact', human: percent(priceImpactBeyondFee(swap))},
  ];
}

/** The price at which raw amounts are exchanged. */
function priceOf({paid, received}: Exchange, {sold, decimals, unitToken}: SwapView): Rational {
  const [amount0, amount1] = sold === 'token0' ? [paid, received] : [received, paid];
  return turned(exchangePrice({amount0, amount1}, decimals), unitToken);
}

function outputPicture(view: SwapView): Picture {
  const {swap, sold, bought, decimalsIn, decimalsOut, unitToken} = view;
  const {amountIn, reserveIn, reserveOut} = swap;
  const unit = unitOf(unitToken);
  const samples = evenly({from: 0n, to: amountIn, steps: SAMPLES}).map((paid) => ({
    paid,
    received: paid === 0n ? 0n : getAmountOut({reserveIn, reserveOut, amountIn: paid}),
  }));
  const place = ({paid, received}: Exchange): Point => [
    placeOfAmount(paid, decimalsIn),
    placeOfAmount(received, decimalsOut),
  ];
  const promise = {paid: amountIn, received: (amountIn * reserveOut) / reserveIn};
  return {
    caption: `Each further unit buys less: ${tokens(amountIn, decimalsIn)} ${sold} buy ${percent(priceImpact(swap))} less than at the price before.`,
    x: `Paid (whole ${sold})`,
    y: `Received (whole ${bought})`,
    lines: [
      {label: 'received', colour: 1, points: samples.map(place)},
      {
        label: 'at the price before',
        colour: 2,
        points: [place({paid: 0n, received: 0n}), place(promise)],
      },
    ],
    table: {
      head: [`Paid (${sold})`, `Received (${bought})`, `Average (${unit})`],
      rows: everyNth(samples, 8)
        .filter(({received}) => received > 0n)
        .map((sample) => [
          tokens(sample.paid, decimalsIn),
          tokens(sample.received, decimalsOut),
          figure(priceOf(sample, view)),
        ]),
    },
  };
}
