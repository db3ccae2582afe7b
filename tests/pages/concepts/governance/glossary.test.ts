import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/governance/glossary');
const entries = page.split(/^## /m).slice(1);

test('has the seven governance terms', () => {
  expect(entries.map((entry) => entry.split(' {')[0])).toEqual([
    'UNI',
    'Delegation',
    'Proposal',
    'Quorum',
    'Voting',
    'Voting period',
    'Timelock',
  ]);
});

test('defines each term in at most 40 words', () => {
  for (const entry of entries) {
    const definition = entry.split('\n\n')[1] ?? '';
    expect(definition.split(/\s+/).length, definition).toBeLessThanOrEqual(40);
  }
});

test('states the voting period in days at both block times', () => {
  const days = (secondsPerBlock: number) => (40_320 * secondsPerBlock) / 86_400;
  expect(page).toContain(`${days(12)} days at 12 seconds per block, and ${days(15)} days at 15`);
});

test('states the waits of the Timelock in seconds', () => {
  const seconds = (days: number) => (days * 86_400).toLocaleString('en');
  expect(page).toContain(`2 days (${seconds(2)} seconds)`);
  expect(page).toContain(`14 days (${seconds(14)} seconds)`);
});

test('states the quorum as a share of the first supply', () => {
  expect(page).toContain(`40,000,000 UNI, ${(40_000_000 / 1_000_000_000) * 100}%`);
});
