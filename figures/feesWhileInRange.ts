import {areaY, lineY, ruleY, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const stepsPerHour = 60;
/** USDC per hour of a quarter of the liquidity: 0.3% of 100,000 USDC, less a sixth for the protocol. */
const feesPerHour = 100_000 * 0.003 * (5 / 6) * (1 / 4);
const priceAt = (hour: number) => 2_000 + 700 * Math.sin((2 * Math.PI * hour) / 24);
const isInRange = (price: number) => price >= 1_500 && price <= 2_500;

let earned = 0;
const day = Array.from({length: 24 * stepsPerHour + 1}, (_, step) => {
  const hour = step / stepsPerHour;
  const isEarning = isInRange(priceAt(hour));
  if (isEarning && step > 0) earned += feesPerHour / stepsPerHour;
  return {hour, earned, isEarning};
});
const middle = (hour: number) => day[hour * stepsPerHour]?.earned ?? 0;
const label = {fill: 'currentColor', textAnchor: 'middle'} as const;

/** Fees of one position over a day in which the price leaves its range twice. */
export default {
  ...format,
  x: {label: 'Hour of the day', domain: [0, 24], ticks: [0, 6, 12, 18, 24]},
  y: {label: 'Fees earned (USDC)', domain: [0, 900], ticks: 4},
  marks: [
    areaY(day, {
      x: 'hour',
      y1: 0,
      y2: (point: {isEarning: boolean}) => (point.isEarning ? NaN : 900),
      fill: 'var(--figure-quiet)',
      fillOpacity: 0.2,
    }),
    areaY(day, {x: 'hour', y: 'earned', fill: 'var(--figure-1)', fillOpacity: 0.15}),
    lineY(day, {x: 'hour', y: 'earned', stroke: 'var(--figure-1)', strokeWidth: 3}),
    ruleY([0], {stroke: 'var(--figure-quiet)'}),
    text(['above 2,500:\nearns nothing'], {...label, x: 6, y: middle(6), dy: -32}),
    text(['below 1,500:\nearns nothing'], {...label, x: 18, y: middle(18), dy: 32}),
    text(['in range'], {...label, x: 12, y: middle(12), dx: 6, dy: -30, textAnchor: 'end'}),
    text([`${middle(24).toFixed(0)} USDC`], {
      ...label,
      x: 24,
      y: middle(24),
      dx: -4,
      dy: -14,
      textAnchor: 'end',
    }),
  ],
} satisfies PlotOptions;
