import {spawn, type StdioOptions} from 'node:child_process';
import {availableParallelism, constants, setPriority} from 'node:os';
import {stripVTControlCharacters} from 'node:util';

/** A command of the pipeline and what it promises when it passes. */
export type Step = {
  promise: string;
  command: string;
  environment?: Record<string, string>;
  /** Whether it gives way to the others on the processor. */
  isLow?: boolean;
};

/** Results of a run, as the last lines of `npm test` state them. */
export type Count = {
  passed: number;
  failed: number;
  /** What failed, or passed at a second try alone, with the end of what it printed. */
  failures?: readonly string[];
};

/**
 * MB in which Node.js keeps what is new: with 16, as by default, a step collects more often, and takes
 * more of the processor (`contributing/figures.md`).
 */
const NEW_SPACE = '--max-semi-space-size=64';

/** As much of the output of a step that failed as is printed again at the end. */
const MOST_REPEATED = 4_000;

/** As many characters of a test's error as are repeated. */
const MOST_OF_ERROR = 1_500;

/** A test that failed, as it is repeated at the end: its title, then what it said, in plain text. */
export const failureOf = (title: string, message = 'no error was reported'): string =>
  `${title}\n${stripVTControlCharacters(message).slice(0, MOST_OF_ERROR)}`;

/** Runs a step with its output shown; it counts as one promise, kept or broken. */
export async function run(step: Step): Promise<Count> {
  console.log(titleOf(step));
  return judge(step, await execute(step, 'inherit'));
}

/** Runs steps, one for each core, that do not read what another writes, and shows the output of each when it ends. */
export async function runSideBySide(steps: readonly Step[]): Promise<Count> {
  const waiting = [...steps];
  const counts: Count[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      counts.push(await runAside(step));
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return add(counts);
}

/** Runs a step beside another, and shows its output when it ends. */
export async function runAside(step: Step): Promise<Count> {
  const ending = await execute(step, 'pipe');
  console.log(titleOf(step));
  process.stdout.write(ending.printed);
  return judge(step, ending);
}

function execute(step: Step, stdio: StdioOptions): Promise<Ending> {
  const began = Date.now();
  const options = [process.env.NODE_OPTIONS, NEW_SPACE].filter(Boolean).join(' ');
  const env = {...process.env, NODE_OPTIONS: options, ...step.environment};
  const child = spawn(step.command, {shell: true, stdio, env});
  if (step.isLow && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({isKept: code === 0, began, printed: Buffer.concat(printed)});
    });
  });
}

const titleOf = ({promise, command}: Step): string => `\n▶ ${promise}\n  ${command}`;

type Ending = {isKept: boolean; began: number; printed: Buffer};

function judge({promise, command}: Step, {isKept, began, printed}: Ending): Count {
  console.log(`  ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  if (isKept) return {passed: 1, failed: 0};
  const failure = `✗ failed: ${promise} (${command})`;
  console.error(failure);
  const end = printed.toString().slice(-MOST_REPEATED).trim();
  return {passed: 0, failed: 1, failures: [`${failure}\n${end}`.trim()]};
}

export const add = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, {passed}) => sum + passed, 0),
  failed: counts.reduce((sum, {failed}) => sum + failed, 0),
  failures: counts.flatMap(({failures = []}) => failures),
});
