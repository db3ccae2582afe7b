import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/hooks/limit-orders');
const output = readFileSync('examples/v4/hooks/limitOrders.output.txt', 'utf8');
const priceAt = (tick: number) => 1.0001 ** tick * 1e12; // USDC per ETH

test('states the bounds of the range, and the price between them', () => {
  const lower = Number(/in the range from (-\d+)/.exec(output)?.[1]) + 60;
  expect(page).toContain(`With \`tickLower\` ${lower}`);
  expect(page).toContain(
    `between ${priceAt(lower).toLocaleString('en', {maximumFractionDigits: 2})} and ${priceAt(lower + 60).toLocaleString('en', {maximumFractionDigits: 2})} USDC`,
  );
  const middle = priceAt(lower + 30);
  expect(page).toContain(middle.toLocaleString('en', {maximumFractionDigits: 6}));
  expect(page).toContain(`(\`${Math.floor(middle * 0.5 * 1e6)}\`)`);
});

test('states what order 1 receives, and where the second swap ends', () => {
  const [, received = ''] = /^withdraw 1: .*\+([\d.]+) USDC$/m.exec(output) ?? [];
  expect(page).toContain(
    `${Number(received).toLocaleString('en', {maximumFractionDigits: 6})} USDC`,
  );
  const [, tick = ''] = /^pay 0.5 ETH: tick (-\d+), filled: none$/m.exec(output) ?? [];
  expect(page).toContain(`at tick ${tick}`);
});

test('states what rounding leaves in the hook', () => {
  const units = [...output.matchAll(/^left in the hook: (\d+) units$/gm)].map(([, count]) => count);
  expect(page).toContain(`${units[0]} wei and ${units[1]} units`);
});
