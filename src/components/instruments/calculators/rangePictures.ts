import type {Amounts, Deposit} from '../../../protocol/deposit';
import {divide, rational, type Rational} from '../../../protocol/rational';
import {everyNth, placeOf, type Line, type Picture} from '../picture';
import {figure, tokens} from '../wording';

/** A range at some price: what it holds in raw units, and worth in whole tokens. */
export type Sample = {
  price: Rational;
  holdings: Amounts;
  value: Rational;
  /** What the tokens of the deposit would be worth there. */
  valueIfKept: Rational;
};

/** A range at many prices. */
export type Exploration = {
  /** By rising price. */
  samples: readonly Sample[];
  /** Prices of the range's ends, and the pool's. */
  bounds: readonly Rational[];
  price: Rational;
  unit: string;
};

type Worth = {value: Rational; valueUnit: string; decimals0: bigint; decimals1: bigint};

/** The worth of the position by the price, beside that of its tokens. */
export function worthPicture({samples, bounds, price, unit}: Exploration, worth: Worth): Picture {
  const {value, valueUnit, decimals0, decimals1} = worth;
  const curve = (worthBy: 'value' | 'valueIfKept') =>
    samples.map((at) => [placeOf(at.price), placeOf(at[worthBy])] as const);
  return {
    caption: `The position is worth ${figure(value)} ${valueUnit} now, and follows a curve below what its tokens would be worth if kept.`,
    x: `Price (${unit})`,
    y: `Value (whole ${valueUnit})`,
    marks: [
      ...bounds.map((bound) => ({x: placeOf(bound), label: figure(bound)})),
      {x: placeOf(price), label: 'now'},
    ],
    lines: [
      {label: 'position', colour: 1, points: curve('value')},
      {label: 'tokens kept', colour: 2, points: curve('valueIfKept')},
    ],
    table: {
      head: [`Price (${unit})`, 'token0', 'token1', `Value (${valueUnit})`, 'If kept'],
      rows: everyNth(samples, 6).map((at) => [
        figure(at.price),
        tokens(at.holdings.amount0, decimals0),
        tokens(at.holdings.amount1, decimals1),
        figure(at.value),
        figure(at.valueIfKept),
      ]),
    },
  };
}

/** Active liquidity by the price, beside that of the same worth over every price. */
export function depthPicture(
  {samples, bounds, price, unit}: Exploration,
  {liquidity, efficiency}: Pick<Deposit, 'liquidity' | 'efficiency'>,
): Picture {
  const ends = [...samples.slice(0, 1), ...samples.slice(-1)].map((end) => placeOf(end.price));
  const [first = 0, last = 0] = ends;
  const [from = 0, to = 0] = bounds.map(placeOf).sort((one, other) => one - other);
  const depth = placeOf(rational(liquidity));
  const fullRange = efficiency && divide(rational(liquidity), efficiency);
  const inRange: Line = {
    label: 'in the range',
    colour: 1,
    points: [
      [first, 0],
      [from, 0],
      [from, depth],
      [to, depth],
      [to, 0],
      [last, 0],
    ],
  };
  const lines = fullRange ? [inRange, levelLine(ends, placeOf(fullRange))] : [inRange];
  return {
    caption: efficiency
      ? `Within its range the deposit is as deep as ${figure(efficiency)} times its worth over every price.`
      : 'The deposit is active within its range only; the current price is outside of it.',
    x: `Price (${unit})`,
    y: 'Active liquidity (units)',
    marks: [{x: placeOf(price), label: 'now'}],
    lines,
    table: {
      head: ['Deposit', 'Liquidity (units)'],
      rows: [
        ['in the range', `${liquidity}`],
        ...(fullRange ? [['over every price', figure(fullRange)]] : []),
      ],
    },
  };
}

const levelLine = (ends: readonly number[], height: number): Line => ({
  label: 'over every price',
  colour: 2,
  points: ends.map((end) => [end, height]),
});
