import {chooseExamples} from './chooseExamples';
import {recordCalls} from './recordCalls';

/** Records the calldata that the examples send, and chooses the examples of the calldata explainer from it. */
async function main(words: readonly string[]): Promise<void> {
  await recordCalls(words);
  await chooseExamples();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
