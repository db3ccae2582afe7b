import {expect, test} from 'vitest';
import {countsText, runDifferential} from './runDifferential';

const COUNT = 1_500;
const SEED = Number(process.env.SEED ?? 20_261_124);

test(`is warned of whatever ${COUNT} executed calls lose, and seldom without need`, async () => {
  const counts = await runDifferential({count: COUNT, seed: SEED});
  const {missed, falseAlarms, lossy, harmless} = counts;
  console.log(countsText(counts));
  expect(missed).toEqual([]);
  expect(falseAlarms.length).toBeLessThanOrEqual(harmless / 20);
  // Otherwise there would be nothing to be right about.
  expect(Math.min(lossy, harmless)).toBeGreaterThan(COUNT / 5);
});
