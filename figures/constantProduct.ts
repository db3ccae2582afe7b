import {dot, line, text, type PlotOptions} from '@observablehq/plot';
import {format} from './format';

const reserves = {usdc: 2_000_000, weth: 1_000};

/** What a pair holds after a payment of USDC, in millions of USDC and in WETH. */
const after = (paid: number) => ({
  paid,
  usdc: (reserves.usdc + paid) / 1e6,
  weth: reserves.weth - (997 * paid * reserves.weth) / (1_000 * reserves.usdc + 997 * paid),
});
const curve = Array.from({length: 161}, (_, step) => 1 + step / 40).map((usdc) => ({
  usdc,
  weth: (reserves.usdc * reserves.weth) / (usdc * 1e6),
}));
const labelled = [0, 500_000, 2_000_000].map(after);
const channels = {x: 'usdc', y: 'weth'};
const label = {...channels, dx: 12, fill: 'currentColor', textAnchor: 'start'} as const;
const describe = ({paid}: {paid: number}) => `${paid.toLocaleString('en')} USDC paid`;

/** The reserves that a v2 pair can hold, and where three payments of USDC lead. */
export default {
  ...format,
  x: {label: 'USDC in the pair (million)', domain: [1, 5], ticks: 5},
  y: {label: 'WETH in the pair', domain: [0, 2_000], ticks: 5},
  marks: [
    line(curve, {...channels, stroke: 'var(--figure-1)', strokeWidth: 3}),
    dot(labelled, {...channels, r: 6, fill: 'var(--figure-2)'}),
    text(labelled.slice(0, 1), {...label, dy: -12, text: () => 'before a swap'}),
    text(labelled.slice(1, 2), {...label, dy: -8, text: describe}),
    text(labelled.slice(2), {...label, dx: 20, dy: 20, textAnchor: 'end', text: describe}),
  ],
} satisfies PlotOptions;
