/** Where a value stands between two ends of a drawing, and which values an axis names. */
export type Scale = {at: (value: number) => number; ticks: readonly number[]};

/** Above this ratio of the greatest to the least value, an axis is logarithmic. */
const WIDE = 50;

/** The ends of a scale in a drawing, and about how many values its axis names. */
type Axis = {from: number; to: number; count: number};

/** A scale for prices and times; logarithmic where they span several magnitudes above 0. */
export function scaleAcross(values: readonly number[], axis: Axis): Scale {
  const [least, most] = endsOf(values);
  return least > 0 && most / least > WIDE
    ? logarithmic([least, most], axis)
    : linear([least, most], axis);
}

/** A scale for heights, from 0 where they come near it. */
export function scaleUp(values: readonly number[], axis: Axis): Scale {
  const [least, most] = endsOf(values);
  return linear([least >= 0 && least < most / 2 ? 0 : least, most], axis);
}

const endsOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

function linear(ends: readonly [number, number], {from, to, count}: Axis): Scale {
  const [low, high] = padded(...ends);
  return {
    at: (value) => from + ((value - low) / (high - low)) * (to - from),
    ticks: roundNumbers([low, high], count),
  };
}

function logarithmic([least, most]: readonly [number, number], {from, to, count}: Axis): Scale {
  const [low, high] = [Math.log10(least), Math.log10(most)];
  return {
    at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from),
    ticks: Array.from({length: count}, (_, index) =>
      Number((10 ** (low + ((high - low) * (index + 0.5)) / count)).toPrecision(3)),
    ),
  };
}

/** Two ends with some room between them, also where all values are the same. */
const padded = (low: number, high: number): readonly [number, number] =>
  high > low ? [low, high] : [low - (Math.abs(low) || 1) / 2, high + (Math.abs(high) || 1) / 2];

/** About so many multiples of 1, 2 or 5 times a power of ten. */
function roundNumbers([low, high]: readonly [number, number], count: number): number[] {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  const length = Math.floor(high / step) - first + 1;
  return Array.from({length: Math.max(length, 0)}, (_, index) => (first + index) * step);
}

/** A number beside an axis: short, and never longer than it is wide. */
export function axisText(value: number): string {
  const size = Math.abs(value);
  const isPlain = size === 0 || (size >= 1e-3 && size < 1e7);
  return isPlain
    ? value.toLocaleString('en', {maximumSignificantDigits: 7})
    : value.toExponential(1).replace('e+', 'e');
}
