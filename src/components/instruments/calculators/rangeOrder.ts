import {ticksAround} from '../../../protocol/evenly';
import {priceAtTick, priceOf, sqrtPriceOf, type Decimals} from '../../../protocol/price';
import {
  averagePrice,
  crossingFee,
  orderAt,
  placeOrder,
  proceedsOf,
  soldPart,
  type Order,
} from '../../../protocol/rangeOrder';
import type {Rational} from '../../../protocol/rational';
import {getSqrtPriceAtTick, getTickAtSqrtPrice} from '../../../protocol/tickMath';
import {amount, choice, decimal, integer} from '../fields';
import {instrument, type Result} from '../instrument';
import {everyNth, placeOf, type Picture} from '../picture';
import {
  decimalsOfTokens,
  feeTier,
  priceToken,
  tokensOf,
  turned,
  unitOf,
  type TokenName,
} from '../poolFields';
import {amountLine, figure, percent, priceLine, tokens} from '../wording';

const SAMPLES = 36n;

/** A one-sided position as an order: where it fills, what it pays, and how far it is. */
export default instrument({
  fields: {
    sold: choice<TokenName>({
      label: 'You sell',
      initial: 'token1',
      options: [
        ['token1', 'token1 (WETH)'],
        ['token0', 'token0 (USDC)'],
      ],
    }),
    deposit: amount({
      label: 'Amount to sell',
      unit: 'whole tokens',
      initial: '10',
      decimals: ({sold}) => (sold === 'token0' ? 'decimals0' : 'decimals1'),
    }),
    start: decimal({label: 'Price when placed', initial: '2000'}),
    target: decimal({label: 'Price of the order', initial: '2200'}),
    now: decimal({
      label: 'Price now',
      initial: '2200',
      slider: {least: 1_900, most: 2_500, step: 1},
    }),
    quoted: priceToken,
    width: integer({
      label: 'Width',
      unit: 'tick intervals',
      initial: '1',
      least: 1n,
      most: 1_000n,
      slider: {least: 1, most: 50, step: 1},
    }),
    tier: feeTier,
    ...decimalsOfTokens,
  },
  answer: ({sold, deposit, start, target, now, quoted: unitToken, width, tier, ...decimals}) => {
    const sqrtOf = (price: Rational) => sqrtPriceOf(turned(price, unitToken), decimals);
    const order = placeOrder({
      sellsToken0: sold === 'token0',
      deposit,
      startX96: sqrtOf(start),
      targetX96: sqrtOf(target),
      width,
      feePips: BigInt(tier),
    });
    const view = {order, decimals, unitToken, now, nowX96: sqrtOf(now)};
    const state = stateOf(view);
    const {bought, decimalsOut} = tokensOf(sold, decimals);
    return {
      summary: `The order ${state}; filled, it pays ${tokens(proceedsOf(order), decimalsOut)} ${bought}.`,
      results: resultsOf(view),
      advice: [
        `At the price now the order ${state}. It fills back if the price returns before you withdraw.`,
      ],
      pictures: [fillPicture(view)],
    };
  },
});

/** An order, and how its numbers are shown. */
type OrderView = {
  order: Order;
  decimals: Decimals;
  unitToken: TokenName;
  now: Rational;
  nowX96: bigint;
};

function resultsOf(view: OrderView): Result[] {
  const {order, decimals, unitToken, nowX96} = view;
  const {sold, bought, decimalsIn, decimalsOut} = tokensOf(
    order.sellsToken0 ? 'token0' : 'token1',
    decimals,
  );
  const inSold = {decimals: decimalsIn, unit: sold};
  const inBought = {decimals: decimalsOut, unit: bought};
  const unit = unitOf(unitToken);
  const proceeds = proceedsOf(order);
  const current = orderAt(order, nowX96);
  const tickLine = (label: 'tickLower' | 'tickUpper'): Result => ({
    label,
    human: `${figure(turned(priceAtTick(order[label], decimals), unitToken))} ${unit}`,
    full: `${order[label]}`,
  });
  return [
    amountLine('Deposit taken', {raw: order.taken, ...inSold}),
    amountLine('Paid when filled', {raw: proceeds, ...inBought}),
    ...(proceeds > 0n
      ? [priceLine('Average price', turned(averagePrice(order, decimals), unitToken), unit)]
      : []),
    amountLine('Fees of one crossing', {raw: crossingFee(order), ...inBought}),
    tickLine('tickLower'),
    tickLine('tickUpper'),
    amountLine(`Now: left of ${sold}`, {raw: current.left, ...inSold}),
    amountLine(`Now: got of ${bought}`, {raw: current.received, ...inBought}),
  ];
}

function fillPicture(view: OrderView): Picture {
  const {order, unitToken, now, nowX96} = view;
  const unit = unitOf(unitToken);
  const samples = fillSamples(view);
  return {
    caption: `At ${figure(now)} ${unit}, ${percent(soldPart(order, nowX96))} of the order is sold.`,
    x: `Price (${unit})`,
    y: 'Sold (%)',
    marks: [{x: placeOf(now), label: 'now'}],
    lines: [
      {
        label: 'sold',
        colour: 1,
        points: samples.map(({price, part}) => [placeOf(price), 100 * placeOf(part)]),
      },
    ],
    table: {
      head: [`Price (${unit})`, 'Sold'],
      rows: everyNth(samples, 4).map(({price, part}) => [figure(price), percent(part)]),
    },
  };
}

/** The part that is sold at prices around the order, by rising price. */
function fillSamples({
  order,
  decimals,
  unitToken,
  nowX96,
}: OrderView): {price: Rational; part: Rational}[] {
  const {startTick, tickLower, tickUpper, tickSpacing} = order;
  const tick = getTickAtSqrtPrice(nowX96);
  const samples = ticksAround([tickLower, tickUpper, startTick, tick], {
    margin: tickSpacing,
    steps: SAMPLES,
  })
    .concat(tickLower, tickUpper)
    .sort((one, other) => (one < other ? -1 : 1))
    .map(getSqrtPriceAtTick)
    .map((sqrtPriceX96) => ({
      price: turned(priceOf(sqrtPriceX96, decimals), unitToken),
      part: soldPart(order, sqrtPriceX96),
    }));
  return unitToken === 'token0' ? samples.reverse() : samples;
}

function stateOf({order, nowX96}: OrderView): 'waits' | 'fills' | 'is filled' {
  const {sellsToken0, tickLower, tickUpper} = order;
  const tick = getTickAtSqrtPrice(nowX96);
  if (tick >= tickLower && tick < tickUpper) return 'fills';
  return tick >= tickUpper === sellsToken0 ? 'is filled' : 'waits';
}
