import {barX, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const secondsPerDay = 86_400;
const timelockSeconds = 172_800;

/** The three waits of a proposal, in days, at a block time. */
function waitsAt(secondsPerBlock: number) {
  const waits = [
    {name: 'delay', days: (13_140 * secondsPerBlock) / secondsPerDay},
    {name: 'vote', days: (40_320 * secondsPerBlock) / secondsPerDay},
    {name: 'timelock', days: timelockSeconds / secondsPerDay},
  ];
  let end = 0;
  return waits.map(({name, days}) => {
    const start = end;
    end += days;
    return {
      name,
      start,
      end,
      row: `${secondsPerBlock} seconds per block`,
      label: `${name}\n${days.toFixed(1)} d`,
    };
  });
}

const waits = [...waitsAt(12), ...waitsAt(15)];
const colours = {
  delay: 'var(--figure-2)',
  vote: 'var(--figure-1)',
  timelock: 'var(--figure-3)',
};

/** Days from creating a proposal to its earliest execution, at 12 and 15 seconds a block. */
export default {
  ...format,
  height: 230,
  marginTop: 32,
  marginLeft: 8,
  marginRight: 8,
  x: {label: 'Days since creation', domain: [0, 11.3], ticks: 6},
  y: {axis: null, paddingInner: 0.5, paddingOuter: 0},
  marks: [
    text(new Set(waits.map(({row}) => row)), {
      x: 0,
      y: (row: string) => row,
      dy: -38,
      textAnchor: 'start',
      fill: 'currentColor',
    }),
    barX(waits, {
      x1: 'start',
      x2: 'end',
      y: 'row',
      fill: ({name}: {name: keyof typeof colours}) => colours[name],
      fillOpacity: 0.35,
      stroke: ({name}: {name: keyof typeof colours}) => colours[name],
    }),
    text(waits, {
      x: ({start, end}: {start: number; end: number}) => (start + end) / 2,
      y: 'row',
      text: 'label',
      fill: 'currentColor',
    }),
  ],
} satisfies PlotOptions;
