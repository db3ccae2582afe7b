import {readFileSync} from 'node:fs';
import {formatEther, parseEther} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/periphery/staker/Design');
const printed = readFileSync('examples/v3/reference/staker/libraries.output.txt', 'utf8');

const daySeconds = 86_400n;
const durationDays = 30n;
const poolLiquidity = 44_721_359_549_995_793n;
const liquidity = poolLiquidity / 4n;

type Stake = {unclaimedWei: bigint; claimedX128: bigint; insideDays: bigint; nowDays: bigint};

/** The formula of the page, in the contract's integers. */
function rewardOf({unclaimedWei, claimedX128, insideDays, nowDays}: Stake) {
  const insideX128 = (((insideDays * daySeconds) << 128n) / poolLiquidity) * liquidity;
  const days = nowDays > durationDays ? nowDays : durationDays;
  const divisorX128 = ((days * daySeconds) << 128n) - claimedX128;
  return {insideX128, rewardWei: (unclaimedWei * insideX128) / divisorX128};
}

const total = parseEther('30000');
const inDays = (x128: bigint) =>
  Number(((x128 * 10_000n) / daySeconds + (1n << 127n)) >> 128n) / 10_000;
const uni = (wei: bigint, digits = 0) =>
  Number(formatEther(wei)).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const first = rewardOf({unclaimedWei: total, claimedX128: 0n, insideDays: 10n, nowDays: 10n});
const second = rewardOf({
  unclaimedWei: total - first.rewardWei,
  claimedX128: first.insideX128,
  insideDays: 10n,
  nowDays: 20n,
});
const before = {
  unclaimedWei: total - first.rewardWei - second.rewardWei,
  claimedX128: first.insideX128 + second.insideX128,
};
const third = rewardOf({...before, insideDays: 10n, nowDays: 30n});

test('states what each of the three stakes finds and gets', () => {
  const row = (stake: string, unclaimedWei: bigint, claimedX128: bigint, rewardWei: bigint) =>
    `| ${stake} | ${uni(unclaimedWei)} UNI | ${inDays(first.insideX128)} days | ${30 - inDays(claimedX128)} days | ${uni(rewardWei)} UNI |`;
  expect(page).toContain(row('first | 0 to 10', total, 0n, first.rewardWei));
  expect(page).toContain(
    row('second | 10 to 20', total - first.rewardWei, first.insideX128, second.rewardWei),
  );
  expect(page).toContain(
    row('third | 20 to the end', before.unclaimedWei, before.claimedX128, third.rewardWei),
  );
});

test('names the exact reward that the formula and the library both give', () => {
  const exact = formatEther(first.rewardWei);
  expect([second.rewardWei, third.rewardWei]).toEqual([first.rewardWei, first.rewardWei]);
  expect(printed).toContain(`third   215999 s  ${exact} UNI`);
  expect(page).toContain(exact.replace(/^2/, '2,'));
  const left = total - first.rewardWei - second.rewardWei - third.rewardWei;
  expect(page).toContain(`At the end, ${uni(left)} UNI is left`);
});

test('states what the third stake gets when it waits until day 60', () => {
  const outside = rewardOf({...before, insideDays: 10n, nowDays: 60n});
  const inside = rewardOf({...before, insideDays: 40n, nowDays: 60n});
  expect(printed).toContain(`late    215999 s  ${formatEther(outside.rewardWei)} UNI`);
  expect(page).toContain(`2.5 ÷ (60 − 5) = ${uni(outside.rewardWei, 2)} UNI`);
  expect(page).toContain(
    `${inDays(inside.insideX128)} ÷ (60 − 5) = ${uni(inside.rewardWei, 2)} UNI`,
  );
});

test('names on the page of the library what rounding takes', () => {
  const library = readPage('docs/contracts/v3/reference/periphery/staker/libraries/RewardMath');
  const missing = parseEther('2500') - first.rewardWei;
  expect(library).toContain(`the missing ${missing.toLocaleString('en')} of 10¹⁸ parts`);
});
