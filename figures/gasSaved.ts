import {axisX, axisY, dot, ruleY, text, type PlotOptions} from '@observablehq/plot';
import measured from '../examples/blog/gas/output.json';

/** The situation in which each technique saved most in one call; deployments are left out. */
const calls = measured.rows
  .filter(({situation}) => !situation.endsWith('deployment'))
  .sort((one, other) => other.saved - one.saved);
const best = [...new Map([...calls].reverse().map((row) => [row.technique, row])).values()]
  .sort((one, other) => other.saved - one.saved)
  .map((row) => ({...row, name: `${row.technique}:\n${row.situation}`}));

/** Gas that each technique saves in one call, on a scale where each step is ten times the last. */
export default {
  width: 640,
  height: 440,
  marginLeft: 222,
  marginRight: 16,
  marginTop: 12,
  marginBottom: 52,
  style: {fontSize: '15px'},
  x: {type: 'log', domain: [30, 1_000_000]},
  y: {type: 'point', domain: best.map(({name}) => name), padding: 0.6},
  marks: [
    axisX([100, 1_000, 10_000, 100_000, 1_000_000], {
      label: 'Gas saved in one call (log scale)',
      labelAnchor: 'center',
      tickFormat: (gas: number) => gas.toLocaleString('en'),
      textAnchor: 'end',
    }),
    axisY({label: null, tickSize: 0, lineHeight: 1.2}),
    ruleY(best, {y: 'name', stroke: 'var(--figure-quiet)'}),
    dot(best, {x: 'saved', y: 'name', r: 7, fill: 'var(--figure-1)'}),
    text(best, {
      x: 'saved',
      y: 'name',
      text: ({saved}) => saved.toLocaleString('en'),
      dy: -16,
      fill: 'currentColor',
    }),
  ],
} satisfies PlotOptions;
