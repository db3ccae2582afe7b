import {areaY, lineY, ruleY, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const FROM_FEES = 0.03;

/** A share against holding, in percent, after a deposit at 2,000 USDC per WETH. */
const resultAt = (price: number) => {
  const ratio = price / 2_000;
  const without = (2 * Math.sqrt(ratio)) / (1 + ratio);
  return {price, without: 100 * (without - 1), earned: 100 * ((1 + FROM_FEES) * without - 1)};
};
const results = Array.from({length: 221}, (_, step) => resultAt(500 + step * 25));
const label = {fill: 'currentColor', textAnchor: 'middle'} as const;

/** What a share is worth against its deposit kept, without fees and with 3% from them. */
export default {
  ...format,
  x: {label: 'Price (USDC per WETH)', domain: [500, 6_000], ticks: 6},
  y: {label: 'Share against holding (%)', domain: [-22, 7], ticks: 6},
  marks: [
    areaY(results, {
      x: 'price',
      y1: 'without',
      y2: 'earned',
      fill: 'var(--figure-1)',
      fillOpacity: 0.15,
    }),
    ruleY([0], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    lineY(results, {x: 'price', y: 'without', stroke: 'var(--figure-2)', strokeWidth: 2}),
    lineY(results, {x: 'price', y: 'earned', stroke: 'var(--figure-1)', strokeWidth: 3}),
    text(['as if kept'], {...label, x: 5_400, y: 0, dy: -12}),
    text(['with 3% from fees'], {...label, x: 3_500, y: 4.6}),
    text(['without fees'], {...label, x: 3_000, y: -6.5}),
  ],
} satisfies PlotOptions;
