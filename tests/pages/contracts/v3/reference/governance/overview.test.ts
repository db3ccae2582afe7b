import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/governance/overview');
const printed = readFileSync('examples/v3/reference/governance/owner.output.txt', 'utf8');

test('adds the waits of a proposal up to days', () => {
  const days = (blocks: number) => (blocks * 12) / 86_400;
  const [delay, vote] = [days(13_140), days(40_320)];
  expect(page).toContain('waits 13,140 blocks, is voted on for 40,320 blocks');
  expect(page).toContain(
    `the steps take ${delay.toFixed(1)}, ${vote.toFixed(1)} and 2 days. A change therefore takes ${(delay + vote + 2).toFixed(1)} days`,
  );
});

test('states the limits of the share as parts and as percentages', () => {
  expect(page).toContain(`1/4 to 1/10 of the swap fee (${100 / 4}% to ${100 / 10}%)`);
});

test('takes the bytes of the fee tiers apart into the shares it names', () => {
  for (const [byte, denominator] of [
    [68, 4],
    [102, 6],
  ] as const) {
    expect([byte % 16, byte >> 4]).toEqual([denominator, denominator]);
    expect(page).toContain(
      `\`${byte}\` = ${denominator} + ${denominator} × 16 | 1/${denominator} |`,
    );
  }
});

test('shows a share that the owner set and two refusals', () => {
  expect(printed.match(/\(no reason\)/g)).toHaveLength(2);
  expect(printed).toContain('token0: 1/6 of each swap fee, token1: 1/6 of each swap fee');
});
