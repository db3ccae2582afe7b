import {expect, test} from 'vitest';
import {isDeep} from '../../testing/tier';
import {countsText, runDifferential} from './runDifferential';

const COUNT = isDeep ? 1_000 : 250;
const SEED = Number(process.env.SEED ?? 20_261_124);

test(`is warned of whatever ${COUNT} executed calls lose, and seldom without need`, async () => {
  const counts = await runDifferential({count: COUNT, seed: SEED});
  const {missed, falseAlarms, harmless, losses, contracts} = counts;
  console.log(countsText(counts));
  expect(missed).toEqual([]);
  expect(falseAlarms.length).toBeLessThanOrEqual(harmless / 20);
  // Otherwise there would be nothing to be right about.
  expect(harmless).toBeGreaterThan(COUNT / 5);
  expect(Math.min(...Object.values(losses))).toBeGreaterThan(COUNT / 20);
  expect(Object.keys(contracts)).toHaveLength(6);
  expect(Math.min(...Object.values(contracts))).toBeGreaterThan(COUNT / 20);
});
