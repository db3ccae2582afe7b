import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/periphery/libraries/OracleLibrary');
const printed = readFileSync(
  'examples/v3/reference/peripheryLibraries/oracleWindows.output.txt',
  'utf8',
);
const truePrice = 10 ** 12 / 1.0001 ** 200_311;

const meanOf = (seconds: string): number =>
  Number(new RegExp(`thin pool, ${seconds} s: ([\\d.]+) USDC`).exec(printed)?.[1]);

test('states how far the attack moves the longest window', () => {
  const change = ((meanOf('1800') / truePrice - 1) * 100).toFixed(1);
  expect(page).toContain(`a mean over 30 minutes by only ${change}%`);
});

test('calls the price of one block twice the true one', () => {
  expect((meanOf('12') / truePrice).toFixed(1)).toBe('2.0');
  expect(page).toContain('buys twice the true price');
});

test('states the cost of the attack to the cent', () => {
  const cost = Number(/costs the attacker ([\d.]+) USDC/.exec(printed)?.[1]);
  expect(page).toContain(
    `${cost.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2})} USDC buy`,
  );
});
