import {dot, line, ruleX, ruleY, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const reserves = {usdc: 2_000_000, weth: 1_000};
const paid = 100_000;
const received = (997 * paid * reserves.weth) / (1_000 * reserves.usdc + 997 * paid);
/** USDC per WETH before and after the swap of 100,000 USDC. */
const before = reserves.usdc / reserves.weth;
const after = (reserves.usdc + paid) / (reserves.weth - received);

const [swapAt, end] = [1_200, 1_800];
const average = (before * swapAt + after * (end - swapAt)) / end;
const prices = [
  {second: 0, price: before},
  {second: swapAt, price: after},
  {second: end, price: after},
];
const readings = [0, end].map((second) => ({second, price: average}));
const channels = {x: 'second', y: 'price'};
const label = {fill: 'currentColor', textAnchor: 'start'} as const;

/** A v2 pair's price between two readings, with a swap in between, and its average. */
export default {
  ...format,
  x: {label: 'Seconds since the first reading', domain: [0, end], ticks: 4},
  y: {label: 'USDC per WETH', domain: [1_950, 2_250], ticks: 4},
  marks: [
    ruleY([before], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    ruleX([swapAt], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    line(prices, {...channels, curve: 'step-after', stroke: 'var(--figure-2)', strokeWidth: 2}),
    line(readings, {...channels, stroke: 'var(--figure-1)', strokeWidth: 3}),
    dot(readings, {...channels, r: 6, fill: 'var(--figure-1)'}),
    text(['price'], {...label, x: 30, y: before, dy: -12}),
    text(['average price'], {...label, x: 30, y: average, dy: -14}),
    text(['swap'], {...label, x: swapAt, dx: -6, y: 2_225, textAnchor: 'end'}),
  ],
} satisfies PlotOptions;
