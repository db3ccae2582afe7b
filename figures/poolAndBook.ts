import {dot, lineY, ruleY, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const spot = 2_000;
const reserveWeth = 1_000;
const asks = [
  {size: 20, price: 2_005},
  {size: 30, price: 2_010},
  {size: 50, price: 2_030},
];

const sizes = Array.from({length: 150}, (_, step) => step + 1);
const depth = asks.reduce((sum, {size}) => sum + size, 0);

/** Average price of the pool with 2,000,000 USDC and 1,000 WETH, the 0.3% fee included. */
const fromPool = (size: number) => ({
  size,
  average: (spot * reserveWeth) / 0.997 / (reserveWeth - size),
});

/** Average price of the orders, cheapest first. */
const fromBook = (size: number) => {
  let [left, paid] = [size, 0];
  for (const ask of asks) {
    const taken = Math.min(left, ask.size);
    paid += taken * ask.price;
    left -= taken;
  }
  return {size, average: paid / size};
};
const end = fromBook(depth);

/** What a buyer of WETH pays on average, by size, in a pool and in an order book. */
export default {
  ...format,
  x: {label: 'Trade size (WETH bought)', domain: [0, 150], ticks: 4},
  y: {label: 'Average price (USDC per WETH)', domain: [1_960, 2_400], ticks: 5},
  marks: [
    ruleY([spot], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    lineY(sizes.map(fromPool), {
      x: 'size',
      y: 'average',
      stroke: 'var(--figure-1)',
      strokeWidth: 3,
    }),
    lineY(sizes.filter((size) => size <= depth).map(fromBook), {
      x: 'size',
      y: 'average',
      stroke: 'var(--figure-2)',
      strokeWidth: 3,
    }),
    dot([end], {x: 'size', y: 'average', r: 6, fill: 'var(--figure-2)'}),
    text(['pool'], {x: 114, y: 2_300, fill: 'currentColor', textAnchor: 'end'}),
    text(['order book'], {x: 85, y: 2_022, dy: -16, fill: 'currentColor', textAnchor: 'end'}),
    text([end], {
      x: 'size',
      y: 'average',
      dx: 6,
      dy: -16,
      text: () => 'no orders left',
      fill: 'currentColor',
      textAnchor: 'start',
    }),
  ],
} satisfies PlotOptions;
