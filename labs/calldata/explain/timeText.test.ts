import {maxUint256} from 'viem';
import {expect, test} from 'vitest';
import {timeText, untilText} from './timeText';

/** 2026-11-27. */
const NOW = 1_795_737_600;
const DAY = 86_400n;

test.each([
  [BigInt(NOW) - 1n, '2026-11-26 23:59:59 UTC (past)'],
  [BigInt(NOW), '2026-11-27 00:00:00 UTC (ahead)'],
  [BigInt(NOW) + 365n * DAY, '2027-11-27 00:00:00 UTC (ahead)'],
  [1_900_000_000n, '2030-03-17 17:46:40 UTC (more than a year ahead)'],
  [BigInt(NOW) + 36_526n * DAY, 'practically never'],
  [maxUint256, 'practically never'],
  [0n, '0 s: 1970, or whatever the contract takes 0 to mean'],
])('says when %i is', (seconds, text) => {
  expect(timeText(seconds, NOW)).toBe(text);
});

test('ends a sentence with a time, or with none that anybody sees', () => {
  expect(untilText(1_900_000_000n, NOW)).toBe(
    'until 2030-03-17 17:46:40 UTC (more than a year ahead)',
  );
  expect(untilText(maxUint256, NOW)).toBe('at any time to come');
});
