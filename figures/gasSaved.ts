import {axisX, dot, ruleY, text, type PlotOptions} from '@observablehq/plot';
import measured from '../examples/blog/gas/output.json';
import {format} from './format';

/** The situation in which each technique saved most in one call; deployments are left out. */
const calls = measured.rows
  .filter(({situation}) => !situation.endsWith('deployment'))
  .sort((one, other) => other.saved - one.saved);
const best = [...new Map([...calls].reverse().map((row) => [row.technique, row])).values()]
  .sort((one, other) => other.saved - one.saved)
  .map((row) => ({...row, name: `${row.technique}: ${row.situation}`}));

const label = {y: 'name', dy: -18, fill: 'currentColor'} as const;

/** Gas that each technique saves in one call, on a scale where each step is ten times the last. */
export default {
  ...format,
  height: 420,
  marginTop: 28,
  marginLeft: 24,
  x: {type: 'log', domain: [50, 400_000]},
  y: {type: 'point', axis: null, domain: best.map(({name}) => name), padding: 0.3},
  marks: [
    axisX([100, 1_000, 10_000, 100_000], {
      label: 'Gas saved in one call (log scale)',
      tickFormat: (gas: number) => gas.toLocaleString('en'),
    }),
    ruleY(best, {y: 'name', stroke: 'var(--figure-quiet)'}),
    dot(best, {x: 'saved', y: 'name', r: 7, fill: 'var(--figure-1)'}),
    text(best, {...label, text: 'name', frameAnchor: 'left'}),
    text(best, {...label, text: ({saved}) => saved.toLocaleString('en'), frameAnchor: 'right'}),
  ],
} satisfies PlotOptions;
