import {barX, ruleX, text, tickX, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const owed = {first: 1_200_000, last: 800_000};
const left = (owed.first + owed.last) * 0.9;
const paidByV3 = Math.min(owed.first, left);
const payouts = [
  {name: 'v2, first to leave', paid: owed.first * 0.9, owed: owed.first},
  {name: 'v2, last to leave', paid: owed.last * 0.9, owed: owed.last},
  {name: 'v3, first to leave', paid: paidByV3, owed: owed.first},
  {name: 'v3, last to leave', paid: left - paidByV3, owed: owed.last},
];
type Payout = (typeof payouts)[number];
const describeDue = ({name, owed: due}: Payout) => `${name}: owed ${due.toLocaleString('en')}`;
const describePaid = ({paid, owed: due}: Payout) =>
  `${paid.toLocaleString('en')} paid, ${Math.round((100 * paid) / due)}%`;
const label = {y: 'name', x: 0, dx: 6, textAnchor: 'start', fill: 'currentColor'} as const;

/** What two providers withdraw after a token lost a tenth of every balance. */
export default {
  ...format,
  marginTop: 28,
  marginLeft: 16,
  x: {label: 'Tokens paid (million)', domain: [0, 1.25], ticks: [0, 0.4, 0.8, 1.2]},
  y: {axis: null, domain: payouts.map(({name}) => name), paddingInner: 0.5, paddingOuter: 0},
  marks: [
    ruleX([0], {stroke: 'var(--figure-quiet)'}),
    barX(payouts, {
      y: 'name',
      x: ({paid}) => paid / 1_000_000,
      fill: ({name}) => (name.startsWith('v2') ? 'var(--figure-1)' : 'var(--figure-2)'),
      fillOpacity: 0.3,
    }),
    tickX(payouts, {
      y: 'name',
      x: ({owed: due}) => due / 1_000_000,
      stroke: 'currentColor',
      strokeWidth: 2,
    }),
    text(payouts, {...label, dy: -23, text: describeDue}),
    text(payouts, {...label, text: describePaid}),
  ],
} satisfies PlotOptions;
