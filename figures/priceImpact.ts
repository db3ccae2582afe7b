import {dot, lineY, ruleY, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const liquidity = Math.sqrt(2_000_000 * 1_000);
const spot = 2_000;

/** Average price paid, fee included, and price left behind by a swap of USDC for WETH. */
const swapOf = (paid: number) => {
  const net = paid * (1 - 0.003);
  const after = (Math.sqrt(spot) + net / liquidity) ** 2;
  const received = net / Math.sqrt(spot * after);
  return {paid, after, average: paid / received};
};
const swaps = Array.from({length: 100}, (_, step) => swapOf((step + 1) * 2_000));
const labelled = [10_000, 100_000, 200_000].map(swapOf);
const label = {fill: 'currentColor', textAnchor: 'end'} as const;

/** Prices in the pool of 2,000,000 USDC and 1,000 WETH by the size of the swap. */
export default {
  ...format,
  marginRight: 32,
  x: {label: 'Swap size (USDC paid in)', domain: [0, 200_000], ticks: 4},
  y: {label: 'Price (USDC per WETH)', domain: [1_900, 2_450], ticks: 5},
  marks: [
    ruleY([spot], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    lineY(swaps, {x: 'paid', y: 'after', stroke: 'var(--figure-2)', strokeWidth: 2}),
    lineY(swaps, {x: 'paid', y: 'average', stroke: 'var(--figure-1)', strokeWidth: 3}),
    dot(labelled, {x: 'paid', y: 'average', r: 5, fill: 'var(--figure-1)'}),
    text(labelled, {
      x: 'paid',
      y: 'average',
      dy: 18,
      fill: 'currentColor',
      text: ({average}: {average: number}) => Math.round(average).toLocaleString('en'),
    }),
    text(['price after the swap'], {...label, x: 140_000, y: 2_350}),
    text(['average\nprice paid'], {...label, x: 200_000, y: 2_060}),
    text(['spot before: 2,000'], {...label, x: 200_000, y: spot, dy: 14}),
  ],
} satisfies PlotOptions;
