import {mkdirSync, writeFileSync} from 'node:fs';
import {isForgeTest, isProgram, reachedFrom} from '../../pages/examples/programs';
import {readExamples, type Examples} from '../../pages/examples/readExamples';
import {compileAll} from '../../sandbox/compile';
import {startSandbox} from '../../sandbox/startSandbox';
import {bundlePrograms} from './bundlePrograms';
import {chooseExamples, executeExamples} from './executeExamples';
import {runInTabs} from './browser/runInTabs';
import {installPackages} from '../check/installPackages';
import {runForge} from './forge/runForge';
import {runProgram} from './runProgram';
import {runQuery} from './runQuery';

/** `npm test` reads here how many programs ran. */
const REPORT = '.cache/examples.json';

/**
 * Runs programs, queries and tests of forge under `examples/`: all, or those whose paths contain a
 * given word. With `--browser` it runs the programs that readers run in their tabs, in a tab.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words.includes('--browser')) return runInBrowser(words);
  if ((await installPackages()).failed > 0)
    throw new Error('Packages that samples import are missing.');
  const update = words.includes('--update');
  const examples = readExamples('examples');
  const names = namesIn(words);
  const programs = chooseExamples(examples, names).filter(isProgram);
  const bundles = await bundlePrograms(programs.map((file) => `examples/${file}`));
  // Here a compiler is loaded once, and in each program again.
  await compileAll(contractsOf(programs, examples));
  const results = await executeExamples({
    examples,
    names,
    start: inTurn(() => startSandbox({port: 0})),
    run: (task) => {
      if (isForgeTest(task.file)) return runForge(task, examples);
      const bundle = bundles.get(task.file);
      return bundle ? runProgram({...task, file: bundle}) : runQuery(task.file);
    },
    ...(update && {capture: writeFileSync}),
  });

  const [faulty, right] = [results.filter(({fault}) => fault), results.filter(({fault}) => !fault)];
  for (const {program} of right) console.log(`${update ? 'captured' : '✓'} ${program}`);
  // Last, where a reader of a long log looks.
  for (const {fault} of faulty) console.log(`\n✗ ${fault}`);
  const [passed, failed] = [right.length, faulty.length];
  const outcome = update ? 'captured again' : 'printed what was captured';
  console.log(`\n${passed} of ${results.length} executed and ${outcome}`);
  mkdirSync('.cache', {recursive: true});
  writeFileSync(REPORT, JSON.stringify({passed, failed}));
  process.exitCode = failed > 0 ? 1 : 0;
}

/** The contracts that programs deploy. */
const contractsOf = (programs: readonly string[], examples: Examples): string[] => {
  const reached = new Set(programs.flatMap((program) => reachedFrom(program, examples)));
  return [...reached]
    .filter((file) => file.endsWith('.sol') && !isForgeTest(file))
    .map((file) => `examples/${file}`);
};

async function runInBrowser(words: readonly string[]): Promise<void> {
  const names = namesIn(words);
  const results = await runInTabs(names, ({program, fault}) => {
    if (fault) console.error(`\n✗ ${fault}`);
    else console.log(`✓ ${program}`);
  });
  const failed = results.filter(({fault}) => fault).length;
  console.log(
    `\n${results.length - failed} of ${results.length} ran in a tab and printed what was captured`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Words that are no options, as paths below `examples/`. */
const namesIn = (words: readonly string[]): string[] =>
  words
    .filter((word) => !word.startsWith('--'))
    .map((word) => word.replace(/^(\.\/)?examples\//, ''));

/** One start after the other: the first may have to build the state that the next ones load. */
function inTurn<T>(start: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(start);
    last = next.catch(() => undefined);
    return next;
  };
}

// Ctrl+C: an orderly exit ends the running programs; each chain ends with this process.
process.once('SIGINT', () => process.exit(130));
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
