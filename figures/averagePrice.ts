import {line, ruleY, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const blockSeconds = 12;
const windowBlocks = (30 * 60) / blockSeconds;
const minuteOf = (block: number) => (block * blockSeconds) / 60;
/** USDC per WETH at the end of a block: one false block at minute 10, a lasting rise at minute 45. */
const spotAfter = (block: number) => {
  if (minuteOf(block) === 10) return 4_000;
  return minuteOf(block) < 45 ? 2_000 : 2_200;
};
/** Tick of a price, 10^12 / 1.0001^tick, and the price of a tick. */
const tickAt = (price: number) => Math.floor(Math.log(1e12 / price) / Math.log(1.0001));
const priceAt = (tick: number) => 1e12 / 1.0001 ** tick;

const meanTickAt = (block: number) => {
  let sum = 0;
  for (let past = block - windowBlocks; past < block; past++) sum += tickAt(spotAfter(past));
  return Math.floor(sum / windowBlocks);
};
const blocks = Array.from({length: (80 * 60) / blockSeconds + 1}, (_, block) => ({
  minute: minuteOf(block),
  spot: spotAfter(block),
  average: priceAt(meanTickAt(block)),
}));
const label = {fill: 'currentColor', textAnchor: 'start'} as const;

/** Spot price and 30-minute average of a pool with one false block and one lasting rise. */
export default {
  ...format,
  x: {label: 'Minutes', domain: [0, 80], ticks: 5},
  y: {label: 'USDC per WETH', domain: [1_960, 2_240], ticks: 4},
  marks: [
    ruleY([2_000, 2_200], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    line(blocks, {
      x: 'minute',
      y: 'spot',
      stroke: 'var(--figure-2)',
      strokeWidth: 2,
      curve: 'step-after',
      clip: true,
    }),
    line(blocks, {x: 'minute', y: 'average', stroke: 'var(--figure-1)', strokeWidth: 3}),
    text(['one block at 4,000'], {...label, x: 10, dx: 6, y: 2_222}),
    text(['spot price'], {...label, x: 80, y: 2_222, textAnchor: 'end'}),
    text(['30-minute\naverage'], {...label, x: 60, y: 2_045}),
  ],
} satisfies PlotOptions;
