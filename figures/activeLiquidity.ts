import {areaY, lineY, ruleX, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const spot = 2_000;
/** USDC per WETH at a tick: 10^(18 − 6) / 1.0001^tick. */
const priceAt = (tick: number) => 1e12 / 1.0001 ** tick;
const highest = priceAt(198_060);
const lowest = priceAt(203_160);

/** Liquidity, in √(USDC × WETH), of the v2-style pool of 2,000,000 USDC and 1,000 WETH. */
const liquidity = Math.sqrt(2_000_000 * 1_000);
const usdc = liquidity * (Math.sqrt(spot) - Math.sqrt(lowest));
const weth = liquidity * (1 / Math.sqrt(spot) - 1 / Math.sqrt(highest));
/** What the same tokens would be as liquidity if they were spread over every price. */
const spread = (usdc + weth * spot) / (2 * Math.sqrt(spot));

const range = [
  {price: lowest, depth: liquidity},
  {price: highest, depth: liquidity},
];
const everywhere = [
  {price: 500, depth: spread},
  {price: 4_000, depth: spread},
];

/** Liquidity at each price: one deposit within a range, and spread over all prices. */
export default {
  ...format,
  marginLeft: 64,
  x: {label: 'Price (USDC per WETH)', domain: [500, 4_000], ticks: 4},
  y: {label: 'Liquidity, √(USDC × WETH)', domain: [0, 52_000], ticks: 5},
  marks: [
    areaY(range, {x: 'price', y: 'depth', fill: 'var(--figure-1)', fillOpacity: 0.25}),
    lineY(range, {x: 'price', y: 'depth', stroke: 'var(--figure-1)', strokeWidth: 3}),
    lineY(everywhere, {x: 'price', y: 'depth', stroke: 'var(--figure-2)', strokeWidth: 3}),
    ruleX([spot], {y1: 0, y2: liquidity, stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    text([`within a range: ${Math.round(liquidity).toLocaleString('en')}`], {
      x: spot,
      y: liquidity,
      dy: -12,
      fill: 'currentColor',
    }),
    text([`at every price:\n${Math.round(spread).toLocaleString('en')}`], {
      x: 4_000,
      y: spread,
      dy: -24,
      textAnchor: 'end',
      fill: 'currentColor',
    }),
    text(['spot'], {x: spot, y: 24_000, dx: 6, textAnchor: 'start', fill: 'currentColor'}),
  ],
} satisfies PlotOptions;
