import {areaY, lineY, ruleX, text, type PlotOptions} from '@observablehq/plot';
import measured from '../examples/sdk/v3/advanced/activeLiquidity.json';
import {format} from './format';

const spot = 2_000;
/** From the root of base units, of 6 and 18 decimals, to that of whole tokens. */
const perWhole = 1e12;

/** Intervals between initialised ticks, the cheapest first. */
const intervals = [...measured].reverse().map(({fromUsdcPerWeth, toUsdcPerWeth, liquidity}) => ({
  from: fromUsdcPerWeth,
  to: toUsdcPerWeth,
  depth: Number(liquidity) / perWhole,
}));
const deepest = Math.max(...intervals.map(({depth}) => depth));
const steps = intervals.flatMap(({from, to, depth}) => [from, to].map((price) => ({price, depth})));
const labels = intervals.map(({from, to, depth}) => ({
  from,
  middle: (from + to) / 2,
  to,
  depth,
  text: Math.round(depth).toLocaleString('en') + (depth === deepest ? ' at the spot price' : ''),
}));

const label = {y: 'depth', text: 'text', dy: -12, fill: 'currentColor'} as const;

/** Active liquidity of the sandbox's USDC/WETH pool at 0.05%. */
export default {
  ...format,
  marginLeft: 72,
  x: {
    label: 'Price (USDC per WETH)',
    domain: [1_000, 3_600],
    ticks: [1_500, 2_000, 2_500, 3_000, 3_500],
    insetLeft: 26,
  },
  y: {label: 'Active liquidity, √(USDC × WETH)', domain: [0, 560_000], ticks: 5},
  marks: [
    areaY(steps, {x: 'price', y1: 0, y2: 'depth', fill: 'var(--figure-1)', fillOpacity: 0.25}),
    lineY(steps, {x: 'price', y: 'depth', stroke: 'var(--figure-1)', strokeWidth: 3}),
    ruleX([spot], {y1: 0, y2: deepest, stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    text(labels.slice(0, 1), {...label, x: 'to', dx: -4, textAnchor: 'end'}),
    text(labels.slice(1, -1), {...label, x: 'middle'}),
    text(labels.slice(-1), {...label, x: 'from', dx: 4, textAnchor: 'start'}),
  ],
} satisfies PlotOptions;
