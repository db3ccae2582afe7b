import {readFileSync} from 'node:fs';
import {formatUnits, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/swaps/routing');
const printed = readFileSync('examples/sdk/v3/routing/findRoute.output.txt', 'utf8');

const rows = [...printed.matchAll(/^(\S.+?) +([\d.]+) USDC +(\d+) gas +([\d.]+) net/gm)].map(
  ([, name, output = '', gas]) => ({
    name,
    output: parseUnits(output, 6),
    gasCost: Number(gas) * 10e-9 * 2_000, // 10 gwei at 2,000 USDC per ETH
  }),
);
const split = rows.find(({name}) => name === 'split');
const [best] = rows;

test('states what the split gives more, and what its second pool costs', () => {
  const more = (split?.output ?? 0n) - (best?.output ?? 0n);
  expect(page).toContain(`gives ${formatUnits(more, 6)} USDC (\`${more}\`) more`);
  const cost = (split?.gasCost ?? 0) - (best?.gasCost ?? 0);
  expect(page).toContain(`second pool costs ${cost.toFixed(2)} USDC of gas`);
});

test('states how many routes there are, in the order of their outputs with and without gas', () => {
  const routes = rows.filter(({name}) => name !== 'split');
  expect(printed).toContain(`: ${routes.length} routes through`);
  expect(page).toContain('For all six routes the quoter returns what the SDK computed');
  expect(routes).toHaveLength(6);
  const by = (value: (row: (typeof rows)[number]) => number) =>
    [...routes].sort((one, other) => value(other) - value(one));
  expect(by(({output}) => Number(output))).toEqual(routes);
  expect(by(({output, gasCost}) => Number(output) / 1e6 - gasCost)).toEqual(routes);
});

test('shows that the split gives what was quoted', () => {
  const [, received = ''] = /^received +([\d.]+) USDC/m.exec(printed) ?? [];
  expect(parseUnits(received, 6)).toBe(split?.output);
});
