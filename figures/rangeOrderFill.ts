import {lineY, ruleX, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

/** USDC per WETH at a tick: 10^(18 − 6) / 1.0001^tick. */
const priceAt = (tick: number) => 1e12 / 1.0001 ** tick;

/** Share of the deposited WETH, in per cent, that a range has sold at a price. */
const soldBetween = (tickLower: number, tickUpper: number) => (price: number) => {
  const [start, end] = [priceAt(tickUpper), priceAt(tickLower)];
  const within = Math.min(Math.max(price, start), end);
  const unsold = 1 / Math.sqrt(within) - 1 / Math.sqrt(end);
  return {price, sold: 100 * (1 - unsold / (1 / Math.sqrt(start) - 1 / Math.sqrt(end)))};
};
const prices = Array.from({length: 301}, (_, step) => 1_960 + step * 2);
const label = {fill: 'currentColor', textAnchor: 'middle'} as const;

/** How much of two one-sided positions is sold at each price: one tick interval, and wide. */
export default {
  ...format,
  x: {label: 'Price (USDC per WETH)', domain: [1_960, 2_560], ticks: 5},
  y: {label: 'WETH sold (%)', domain: [0, 108], ticks: 5},
  marks: [
    ruleX([2_000], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    lineY(prices.map(soldBetween(198_060, 199_380)), {
      x: 'price',
      y: 'sold',
      stroke: 'var(--figure-2)',
      strokeWidth: 2,
      strokeDasharray: '8 4',
    }),
    lineY(prices.map(soldBetween(199_320, 199_380)), {
      x: 'price',
      y: 'sold',
      stroke: 'var(--figure-1)',
      strokeWidth: 3,
    }),
    text(['spot 2,000'], {...label, x: 2_000, dx: 6, y: 100, textAnchor: 'start'}),
    text(['one tick\ninterval'], {...label, x: 2_185, y: 60, textAnchor: 'end'}),
    text(['wide range'], {...label, x: 2_440, y: 45}),
  ],
} satisfies PlotOptions;
