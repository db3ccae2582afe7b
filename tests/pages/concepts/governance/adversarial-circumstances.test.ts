import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/governance/adversarial-circumstances');
const uni = (amount: number) => parseUnits(String(amount), 18);
const grouped = (value: number) => value.toLocaleString('en');

test('places the start block of the mid-vote example', () => {
  const start = 20_000_000 + 13_140;
  expect(page).toContain(`| ${grouped(start - 1)} | 30,000,000 UNI |`);
  expect(page).toContain(`| ${grouped(start)}, the start block | 30,000,000 UNI |`);
  expect(page).toContain(`| ${grouped(start + 1)}, the first block of voting | 0 UNI |`);
});

test('states the delay in hours at both block times', () => {
  const hours = (secondsPerBlock: number) => (13_140 * secondsPerBlock) / 3_600;
  expect(page).toContain(`${hours(12)} hours at 12 seconds a block, ${hours(15)} hours at 15`);
});

test.each([0, 45_000_000])('states the For votes that beat %i Against', (against) => {
  const quorum = uni(40_000_000);
  const needed = quorum > uni(against) + 1n ? quorum : uni(against) + 1n;
  expect(page).toMatch(new RegExp(`\\| ${grouped(against)} UNI \\| .+ \\| \`${needed}\` \\|`));
});

test.each([2_500_000, 1_000_000])('states the UNI for ten proposals at %i each', (threshold) => {
  expect(page).toContain(`${grouped(threshold * 10)} UNI at ${grouped(threshold)} each`);
});

test.each([10_000_000, 40_000_000, 100_000_000])(
  'states the break-even fall for %i UNI',
  (taken) => {
    const fall = Math.floor((taken * 10_000) / (40_000_000 + taken)) / 100;
    expect(page).toContain(`| 40,000,000 UNI | ${grouped(taken)} UNI | ${fall}% |`);
  },
);

test('states the quorum as a share of the first supply', () => {
  expect(page).toContain(`40,000,000 UNI is ${(40_000_000 / 1_000_000_000) * 100}% of the first`);
});
