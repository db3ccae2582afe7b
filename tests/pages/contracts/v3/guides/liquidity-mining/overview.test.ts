import {readFileSync} from 'node:fs';
import {formatEther, parseEther} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/liquidity-mining/overview');
const printed = (program: string) =>
  readFileSync(`examples/v3/staker/${program}.output.txt`, 'utf8').split('\n');
const valueOf = (label: string) => {
  const line = printed('mine').find((one) => one.startsWith(label)) ?? '';
  return /[\d.]+/.exec(line.slice(label.length))?.[0] ?? '';
};

test('gets the same by the SDK as by viem', () => {
  const same = printed('mineSdk').filter(Boolean);
  expect(same).toHaveLength(2);
  expect(printed('mine')).toEqual(expect.arrayContaining(same));
});

test('puts the share of the run into the formula', () => {
  const share = valueOf('staked');
  const reward = (30_000 * (10 / 30) * Number(share)) / 100;
  expect(page).toContain(`· ${share}% ≈ ${reward.toFixed(2)} UNI`);
});

test('states what a block is worth and what goes back', () => {
  const perBlock = parseEther(valueOf('unstaked')) - parseEther(valueOf('12 s early'));
  expect(page).toContain(`is worth ${Number(formatEther(perBlock)).toFixed(3)} UNI here`);
  expect(page).toContain(`${valueOf('ended').replace(/\B(?=\d{3}\.)/, ',')} UNI goes back`);
});

test('states the limits of the sandbox’s staker in seconds and days', () => {
  const limits = readFileSync('examples/v3/reference/staker/incentive.output.txt', 'utf8');
  for (const [days, line] of [
    [30, 'may start 30 days ahead'],
    [730, 'may last 730 days'],
  ] as const) {
    expect(limits).toContain(line);
    expect(page).toContain(`${(days * 86_400).toLocaleString('en')} s (${days} days)`);
  }
});
