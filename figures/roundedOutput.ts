import {dot, line, ruleY, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const RESERVE = 1_000;

/** Output of a pair of 1,000 and 1,000 raw units, before and after rounding. */
const outputOf = (paid: number) => {
  const exact = (997 * paid * RESERVE) / (1_000 * RESERVE + 997 * paid);
  return {paid, exact, rounded: Math.floor(exact)};
};
const outputs = Array.from({length: 21}, (_, paid) => outputOf(paid));
const label = {fill: 'currentColor', textAnchor: 'start'} as const;

/** What small inputs buy, exactly and in whole raw units. */
export default {
  ...format,
  x: {label: 'Paid in (raw units)', domain: [0, 20], ticks: 5},
  y: {label: 'Paid out (raw units)', domain: [0, 20], ticks: 5},
  marks: [
    ruleY([0], {stroke: 'var(--figure-quiet)'}),
    line(outputs, {x: 'paid', y: 'exact', stroke: 'var(--figure-2)', strokeWidth: 2}),
    dot(outputs, {x: 'paid', y: 'rounded', r: 4, fill: 'var(--figure-1)'}),
    text(['before rounding'], {...label, x: 9, y: 11, dx: -12, textAnchor: 'end'}),
    text(['what the pair pays'], {...label, x: 11, y: 6}),
  ],
} satisfies PlotOptions;
