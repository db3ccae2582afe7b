import {barX, text, type PlotOptions} from '@observablehq/plot';

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
      row: `${secondsPerBlock} s per block`,
      label: `${name}\n${days.toFixed(1)} days`,
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
  width: 640,
  height: 240,
  marginLeft: 118,
  marginRight: 24,
  marginBottom: 48,
  style: {fontSize: '15px'},
  x: {label: 'Days since creation', domain: [0, 12], ticks: 6},
  y: {label: null, padding: 0.3},
  marks: [
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
