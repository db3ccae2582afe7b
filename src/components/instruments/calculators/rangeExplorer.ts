import {holdingsAt, placeDeposit, type Amounts, type Deposit} from '../../../protocol/deposit';
import {ticksAround} from '../../../protocol/evenly';
import {maximum} from '../../../protocol/integers';
import {valueInToken0, valueInToken1} from '../../../protocol/positionValue';
import {priceAtTick, priceOf, sqrtPriceOf, type Decimals} from '../../../protocol/price';
import {changeFrom, compare, multiply, powerOfTen, type Rational} from '../../../protocol/rational';
import {getSqrtPriceAtTick} from '../../../protocol/tickMath';
import {amount, decimal} from '../fields';
import {instrument, type Result} from '../instrument';
import {decimalsOfTokens, feeTier, priceToken, turned, unitOf, type TokenName} from '../poolFields';
import {amountLine, figure, percent, priceLine, tokens, worthLine} from '../wording';
import {depthPicture, worthPicture, type Exploration, type Sample} from './rangePictures';

const SAMPLES = 48n;

/** What a deposit into a range takes, how deep it makes the pool, and what it is worth at other prices. */
export default instrument({
  fields: {
    price: decimal({label: 'Current price', initial: '2000'}),
    low: decimal({label: 'Lowest price of the range', initial: '1500'}),
    high: decimal({label: 'Highest price of the range', initial: '2500'}),
    quoted: priceToken,
    amount0: amount({
      label: 'token0 at most',
      unit: 'whole tokens',
      decimals: 'decimals0',
      zero: true,
      initial: '265508.347317',
    }),
    amount1: amount({
      label: 'token1 at most',
      unit: 'whole tokens',
      decimals: 'decimals1',
      zero: true,
      initial: '106.451303640584696797',
    }),
    tier: feeTier,
    ...decimalsOfTokens,
  },
  answer: ({price, low, high, quoted: unitToken, amount0, amount1, tier, ...decimals}) => {
    const sqrtOf = (quote: Rational) => sqrtPriceOf(turned(quote, unitToken), decimals);
    const sqrtPriceX96 = sqrtOf(price);
    const deposit = placeDeposit({
      sqrtPriceX96,
      startX96: sqrtOf(low),
      endX96: sqrtOf(high),
      amount0,
      amount1,
      feePips: BigInt(tier),
    });
    const view = {deposit, decimals, unitToken, price, sqrtPriceX96};
    const exploration = explore(view);
    return {
      summary: `The range takes ${tokens(deposit.amounts.amount0, decimals.decimals0)} token0 and ${tokens(deposit.amounts.amount1, decimals.decimals1)} token1.`,
      results: resultsOf(view),
      advice: deposit.efficiency
        ? []
        : ['The price is outside of the range: the position holds one token and earns nothing.'],
      pictures: [
        worthPicture(exploration, {value: worthNow(view), valueUnit: unitToken, ...decimals}),
        depthPicture(exploration, deposit),
      ],
    };
  },
});

/** A deposit, and how its numbers are shown. */
type DepositView = {
  deposit: Deposit;
  decimals: Decimals;
  unitToken: TokenName;
  price: Rational;
  sqrtPriceX96: bigint;
};

function resultsOf(view: DepositView): Result[] {
  const {deposit, decimals, unitToken} = view;
  const {amounts, tickLower, tickUpper, tickSpacing, efficiency} = deposit;
  const bounds = boundsOf(view);
  const tickLine = (label: string, tick: bigint, price: Rational): Result => ({
    label,
    human: `${figure(price)} ${unitOf(unitToken)}`,
    full: `${tick}`,
  });
  return [
    amountLine('token0 taken, rounded up', {
      raw: amounts.amount0,
      decimals: decimals.decimals0,
      unit: 'token0',
    }),
    amountLine('token1 taken, rounded up', {
      raw: amounts.amount1,
      decimals: decimals.decimals1,
      unit: 'token1',
    }),
    {label: 'Liquidity', human: 'units, rounded down', full: `${deposit.liquidity}`},
    tickLine('tickLower', tickLower, bounds[0]),
    tickLine('tickUpper', tickUpper, bounds[1]),
    worthLine('Worth now', {
      worth: worthNow(view),
      decimals: unitToken === 'token0' ? decimals.decimals0 : decimals.decimals1,
      unit: unitToken,
    }),
    ...(efficiency ? [priceLine('Capital efficiency', efficiency, 'times a full range')] : []),
    {
      label: 'Width of the range',
      human: `${(tickUpper - tickLower) / tickSpacing} intervals, ${percent(widthOf(bounds))} of the lower price`,
      full: `${tickUpper - tickLower}`,
    },
  ];
}

/** The position at prices around its range and the price now, by rising price. */
function explore(view: DepositView): Exploration {
  const {deposit, decimals, unitToken, price} = view;
  const {tick, tickLower, tickUpper, tickSpacing} = deposit;
  const margin = maximum((tickUpper - tickLower) / 3n, tickSpacing);
  const samples = ticksAround([tickLower, tickUpper, tick], {margin, steps: SAMPLES}).map(
    (at): Sample => {
      const sqrtPriceX96 = getSqrtPriceAtTick(at);
      const holdings = holdingsAt(deposit, sqrtPriceX96);
      return {
        price: turned(priceOf(sqrtPriceX96, decimals), unitToken),
        holdings,
        value: worthOf(holdings, {...view, sqrtPriceX96}),
        valueIfKept: worthOf(deposit.amounts, {...view, sqrtPriceX96}),
      };
    },
  );
  if (unitToken === 'token0') samples.reverse();
  return {samples, bounds: boundsOf(view), price, unit: unitOf(unitToken)};
}

/** What amounts are worth at a price, in whole tokens of the one that prices are in. */
function worthOf(
  amounts: Amounts,
  {unitToken, decimals, sqrtPriceX96}: Omit<DepositView, 'deposit' | 'price'>,
): Rational {
  return unitToken === 'token0'
    ? multiply(valueInToken0({...amounts, sqrtPriceX96}), powerOfTen(-decimals.decimals0))
    : multiply(valueInToken1({...amounts, sqrtPriceX96}), powerOfTen(-decimals.decimals1));
}

const worthNow = (view: DepositView): Rational => worthOf(view.deposit.amounts, view);

/** Prices at the lower and the upper tick; in token0 the first is the higher one. */
function boundsOf({deposit, decimals, unitToken}: DepositView): readonly [Rational, Rational] {
  const priceAt = (tick: bigint) => turned(priceAtTick(tick, decimals), unitToken);
  return [priceAt(deposit.tickLower), priceAt(deposit.tickUpper)];
}

/** How much the higher of two prices is above the lower, as a part of it. */
const widthOf = ([one, other]: readonly [Rational, Rational]): Rational =>
  compare(one, other) < 0n ? changeFrom(one, other) : changeFrom(other, one);
