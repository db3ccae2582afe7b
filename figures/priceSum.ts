import {dot, line, ruleX, text, type PlotOptions} from '@observablehq/plot';

const reserves = {usdc: 2_000_000, weth: 1_000};
const paid = 100_000;
const received = (997 * paid * reserves.weth) / (1_000 * reserves.usdc + 997 * paid);
/** USDC per WETH before and after the swap of 100,000 USDC. */
const before = reserves.usdc / reserves.weth;
const after = (reserves.usdc + paid) / (reserves.weth - received);

const [swapAt, end] = [1_200, 1_800];
const readings = [0, swapAt, end].map((second) => ({
  second,
  sum: Math.min(second, swapAt) * before + Math.max(second - swapAt, 0) * after,
}));
const ends = readings.filter(({second}) => second !== swapAt);
const millions = (sum: number) => sum / 1e6;
const channels = {x: 'second', y: ({sum}: {sum: number}) => millions(sum)};
const label = {fill: 'currentColor', textAnchor: 'end'} as const;

/** The sum of a v2 pair's price over time, with a swap in between, and the slope of the average. */
export default {
  width: 640,
  height: 320,
  marginLeft: 48,
  marginTop: 36,
  marginRight: 40,
  marginBottom: 48,
  style: {fontSize: '15px'},
  x: {label: 'Seconds since the first reading', domain: [0, end], ticks: 4},
  y: {label: 'Sum (million USDC per WETH × seconds)', domain: [0, 4], ticks: 4},
  marks: [
    ruleX([swapAt], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    line(ends, {...channels, stroke: 'var(--figure-2)', strokeWidth: 2, strokeDasharray: '8 4'}),
    line(readings, {...channels, stroke: 'var(--figure-1)', strokeWidth: 3}),
    dot(ends, {...channels, r: 6, fill: 'var(--figure-1)'}),
    text(['price 2,000'], {...label, x: 640, y: 1.75}),
    text(['price 2,204.685'], {...label, x: 1_780, y: 2.6}),
    text(['slope: average 2,068.23'], {...label, x: 1_140, y: 2.9}),
  ],
} satisfies PlotOptions;
