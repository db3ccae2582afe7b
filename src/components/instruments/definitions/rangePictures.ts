import {invert, multiply, rational, type Rational} from '../../../protocol/rational';
import {everyNth, placeOf, type Line, type Picture} from '../picture';
import {figure, tokens} from '../wording';

/** A range at some price: what it holds in raw units, and worth in whole tokens. */
export type Sample = {
  price: Rational;
  held: {amount0: bigint; amount1: bigint};
  value: Rational;
  /** What the tokens of the deposit would be worth there. */
  kept: Rational;
};

type Explored = {
  /** By rising price. */
  samples: readonly Sample[];
  /** Prices of the range's ends, and the one now. */
  bounds: readonly Rational[];
  now: Rational;
  unit: string;
};

type Worth = {value: Rational; valueUnit: string; decimals0: bigint; decimals1: bigint};

/** The worth of the position by the price, beside that of its tokens. */
export function worthPicture({samples, bounds, now, unit}: Explored, told: Worth): Picture {
  const {value, valueUnit, decimals0, decimals1} = told;
  const curve = (of: 'value' | 'kept') =>
    samples.map((at) => [placeOf(at.price), placeOf(at[of])] as const);
  return {
    caption: `The position is worth ${figure(value)} ${valueUnit} now, and follows a curve below what its tokens would be worth if kept.`,
    x: `Price (${unit})`,
    y: `Value (whole ${valueUnit})`,
    marks: [
      ...bounds.map((bound) => ({x: placeOf(bound), label: figure(bound)})),
      {x: placeOf(now), label: 'now'},
    ],
    lines: [
      {label: 'position', colour: 1, points: curve('value')},
      {label: 'tokens kept', colour: 2, points: curve('kept')},
    ],
    table: {
      head: [`Price (${unit})`, 'token0', 'token1', `Value (${valueUnit})`, 'If kept'],
      rows: everyNth(samples, 6).map((at) => [
        figure(at.price),
        tokens(at.held.amount0, decimals0),
        tokens(at.held.amount1, decimals1),
        figure(at.value),
        figure(at.kept),
      ]),
    },
  };
}

type Depth = {
  liquidity: bigint;
  /** How many times a full range; unknown where the price is outside. */
  times: Rational | undefined;
};

/** Active liquidity by the price, beside that of the same worth over every price. */
export function depthPicture({samples, bounds, now, unit}: Explored, told: Depth): Picture {
  const {liquidity, times} = told;
  const ends = [...samples.slice(0, 1), ...samples.slice(-1)].map(({price}) => placeOf(price));
  const [first = 0, last = 0] = ends;
  const [from = 0, to = 0] = bounds.map(placeOf).sort((one, other) => one - other);
  const depth = placeOf(rational(liquidity));
  const spread = times && multiply(rational(liquidity), invert(times));
  const everywhere: Line[] = spread
    ? [
        {
          label: 'over every price',
          colour: 2,
          points: ends.map((end) => [end, placeOf(spread)] as const),
        },
      ]
    : [];
  const steps = [
    [first, 0] as const,
    [from, 0] as const,
    [from, depth] as const,
    [to, depth] as const,
    [to, 0] as const,
    [last, 0] as const,
  ];
  return {
    caption: times
      ? `Within its range the deposit is as deep as ${figure(times)} times its worth over every price.`
      : 'The deposit is active within its range only; the current price is outside of it.',
    x: `Price (${unit})`,
    y: 'Active liquidity (units)',
    marks: [{x: placeOf(now), label: 'now'}],
    lines: [{label: 'in the range', colour: 1, points: steps}, ...everywhere],
    table: {
      head: ['Deposit', 'Liquidity (units)'],
      rows: [
        ['in the range', `${liquidity}`],
        ...(spread ? [['over every price', figure(spread)]] : []),
      ],
    },
  };
}
