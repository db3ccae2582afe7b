import {dot, line, ruleX, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const [highest, lowest, decaySeconds, deadline] = [2_010, 1_980, 90, 150];
const start = -40;
const overrideBps = 10;

/** USDC that an order asks for, so many seconds after its decay begins. */
const askedAt = (second: number) =>
  highest - ((highest - lowest) * Math.min(Math.max(second, 0), decaySeconds)) / decaySeconds;
const curve = [start, 0, decaySeconds, deadline].map((second) => ({second, usdc: askedAt(second)}));
const labelled = [20, 45, 90].map((second) => ({second, usdc: askedAt(second)}));
const strangers = [start, 0].map((second) => ({
  second,
  usdc: (highest * (10_000 + overrideBps)) / 10_000,
}));
const channels = {x: 'second', y: 'usdc'};
const label = {fill: 'currentColor', textAnchor: 'start'} as const;

/** What a Dutch order asks for by the time, for the filler that it names and for others. */
export default {
  ...format,
  x: {
    label: 'Seconds after the decay begins',
    domain: [start, deadline],
    ticks: [0, 30, 60, 90, 120, 150],
  },
  y: {label: 'Asked for 1 WETH (USDC)', domain: [1_975, 2_020], ticks: 5},
  marks: [
    ruleX([0, decaySeconds], {stroke: 'var(--figure-quiet)', strokeDasharray: '4 4'}),
    line(strangers, {...channels, stroke: 'var(--figure-2)', strokeWidth: 2}),
    line(curve, {...channels, stroke: 'var(--figure-1)', strokeWidth: 3}),
    dot(labelled, {...channels, r: 5, fill: 'var(--figure-1)'}),
    text(['reserved'], {...label, x: 0, dx: -6, y: 2_017, textAnchor: 'end'}),
    text(['anyone may fill'], {...label, x: 0, dx: 6, y: 2_017}),
    text(['lowest\namount'], {...label, x: decaySeconds, dx: 6, y: 2_015}),
  ],
} satisfies PlotOptions;
