import {countsText, runDifferential} from './runDifferential';

const USAGE = 'npm run calldata:differential [-- COUNT [SEED]]';
const COUNT = 1_000;
const MOST_FALSE_ALARMS = 0.05;
const SEED = 20_261_124;

/** Executes generated calls on a sandbox, and prints how far the calldata explainer warned of losses. */
async function main(words: readonly string[]): Promise<void> {
  const [count = COUNT, seed = SEED] = words.map(Number);
  if (words.length > 2 || !Number.isInteger(count) || !Number.isInteger(seed)) {
    throw new Error(`expected whole numbers, got "${words.join(' ')}": ${USAGE}`);
  }
  if (count < COUNT) throw new Error(`expected a count from ${COUNT} on, got ${count}: ${USAGE}`);
  const counts = await runDifferential({count, seed});
  const {missed, falseAlarms} = counts;
  for (const one of missed) console.error(`missed: ${one}`);
  for (const one of falseAlarms) console.error(`false alarm: ${one}`);
  console.log(`Seed ${seed}: ${countsText(counts)}`);
  const isWorse = falseAlarms.length > counts.harmless * MOST_FALSE_ALARMS;
  process.exitCode = missed.length > 0 || isWorse ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
