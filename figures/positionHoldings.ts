import {areaY, lineY, ruleX, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

/** USDC per WETH at a tick: 10^(18 − 6) / 1.0001^tick. */
const priceAt = (tick: number) => 1e12 / 1.0001 ** tick;
const highest = priceAt(198_060);
const lowest = priceAt(203_160);
const liquidity = Math.sqrt(2_000_000 * 1_000);

/** Value in thousand USDC of each token that the position holds at a price. */
const holdingsAt = (price: number) => {
  const within = Math.min(Math.max(price, lowest), highest);
  const usdc = liquidity * (Math.sqrt(within) - Math.sqrt(lowest));
  const weth = liquidity * (1 / Math.sqrt(within) - 1 / Math.sqrt(highest));
  return {price, usdc: usdc / 1_000, total: (usdc + weth * price) / 1_000};
};
const holdings = Array.from({length: 221}, (_, step) => holdingsAt(1_000 + step * 10));
const label = {fill: 'currentColor', textAnchor: 'middle'} as const;

/** Value of one position by the price, split into the two tokens that it holds. */
export default {
  ...format,
  x: {label: 'Price (USDC per WETH)', domain: [1_000, 3_200], ticks: [1_500, 2_000, 2_500, 3_000]},
  y: {label: 'Value (thousand USDC)', domain: [0, 600], ticks: 4},
  marks: [
    areaY(holdings, {x: 'price', y: 'usdc', fill: 'var(--figure-1)', fillOpacity: 0.45}),
    areaY(holdings, {
      x: 'price',
      y1: 'usdc',
      y2: 'total',
      fill: 'var(--figure-2)',
      fillOpacity: 0.25,
    }),
    lineY(holdings, {x: 'price', y: 'total', stroke: 'currentColor', strokeWidth: 2}),
    ruleX([lowest, highest], {
      y1: 0,
      y2: 530,
      stroke: 'var(--figure-quiet)',
      strokeDasharray: '4 4',
    }),
    text(['all WETH'], {...label, x: 1_250, y: 120}),
    text(['WETH'], {...label, x: 1_800, y: 300}),
    text(['USDC'], {...label, x: 2_250, y: 150}),
    text(['all USDC'], {...label, x: 2_850, y: 250}),
    text([Math.round(lowest).toLocaleString('en')], {...label, x: lowest, y: 575}),
    text([Math.round(highest).toLocaleString('en')], {...label, x: highest, y: 575}),
  ],
} satisfies PlotOptions;
