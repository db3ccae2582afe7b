import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/governance/process');

const delayBlocks = 13_140;
const periodBlocks = 40_320;
const timelockSeconds = 172_800;
const days = (seconds: number) => seconds / 86_400;
const grouped = (value: number) => value.toLocaleString('en');

test.each([
  ['Voting delay', '13,140 blocks', (seconds: number) => days(delayBlocks * seconds)],
  ['Voting period', '40,320 blocks', (seconds: number) => days(periodBlocks * seconds)],
  ['Timelock', '172,800 seconds', () => days(timelockSeconds)],
])('gives the length of the wait "%s" in days', (wait, length, at) => {
  expect(page).toContain(`| ${wait} | ${length} | ${at(12)} days | ${at(15)} days |`);
});

test.each([12, 15])('states the shortest time at %i seconds a block', (secondsPerBlock) => {
  const seconds = (delayBlocks + periodBlocks) * secondsPerBlock + timelockSeconds;
  expect(page).toContain(`$T$ is ${grouped(seconds)} seconds, which is ${days(seconds)} days`);
});

test('states the whole path with discussion and poll', () => {
  const seconds = (delayBlocks + periodBlocks) * 12;
  expect(page).toContain(`the blocks take ${grouped(seconds)} seconds`);
  expect(page).toContain(`at least ${7 + 5 + days(seconds + timelockSeconds)} days`);
});

test('states the boundary blocks of the 0.01% fee tier proposal', () => {
  const created = 13_538_153;
  const start = created + delayBlocks;
  const end = start + periodBlocks;
  expect(page).toContain(`13,538,153 + 13,140 = ${grouped(start)}.`);
  expect(page).toContain(`From block ${grouped(start + 1)} the state is Active`);
  expect(page).toContain(`13,551,293 + 40,320 = ${grouped(end)}.`);
  expect(page).toContain(`From block ${grouped(end + 1)} the proposal`);
});

test('decides the four example counts by the rule of the contract', () => {
  const rows = [
    ...page.matchAll(/^\| ([\d,]+) \| ([\d,]+) \| [\d,]+ \| (Succeeded|Defeated) \|/gm),
  ];
  expect(rows).toHaveLength(4);
  for (const [, forVotes = '', against = '', result] of rows) {
    const inFavour = Number(forVotes.replaceAll(',', ''));
    const passes = inFavour > Number(against.replaceAll(',', '')) && inFavour >= 40_000_000;
    expect(result).toBe(passes ? 'Succeeded' : 'Defeated');
  }
});

test('answers its own questions', () => {
  expect(page).toContain(`= ${grouped(20_000_000 + delayBlocks + periodBlocks)}, with`);
  const queued = Date.UTC(2026, 2, 1, 12) / 1_000;
  const earliest = new Date((queued + timelockSeconds) * 1_000);
  const expiry = new Date((queued + timelockSeconds + 14 * 86_400) * 1_000);
  expect(page).toContain(`From ${earliest.getUTCDate()} March 12:00 UTC`);
  expect(page).toContain(`before ${expiry.getUTCDate()} March 12:00 UTC`);
});
