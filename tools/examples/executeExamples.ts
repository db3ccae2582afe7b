import {availableParallelism} from 'node:os';
import {isExecuted, isForgeTest, outputOf, reachedFrom} from '../../pages/examples/programs';
import type {Examples} from '../../pages/examples/readExamples';
import type {Run} from './runCommand';
import type {Task} from './runProgram';
import {unifiedDiff} from './unifiedDiff';

/** A program that was run, and its fault if it has one. */
type Result = {program: string; fault?: string};

type Execution = {
  examples: Examples;
  /** Parts of paths; a program runs if it contains one of them, or if there are none. */
  names?: readonly string[];
  /** Starts a chain for one program. */
  start: () => Promise<{url: string; stop: () => unknown}>;
  run: (task: Task) => Promise<Run>;
  /** Captures the output again instead of comparing it. */
  capture?: (file: string, printed: string) => void;
};

/** The programs, queries and tests of forge whose paths contain one of these words; all without words. */
export function chooseExamples(examples: Examples, names: readonly string[] = []): string[] {
  const executables = Object.keys(examples).filter(isExecuted);
  const chosen = executables.filter(
    (file) => names.length === 0 || names.some((name) => file.includes(name)),
  );
  if (chosen.length > 0) return chosen;
  throw new Error(`no program matches ${names.join(', ')}; there are: ${executables.join(', ')}`);
}

/** Runs programs, each on a chain of its own, and compares their output with the captured one. */
export async function executeExamples(execution: Execution): Promise<Result[]> {
  const {examples, names = []} = execution;
  const waiting = chooseExamples(examples, names);
  const results: Result[] = [];
  const work = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      results.push({program, ...(await execute(program, execution))});
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  if (names.length === 0) results.push(...orphans(examples));
  return results.sort((one, other) => one.program.localeCompare(other.program));
}

async function execute(program: string, execution: Execution): Promise<{fault?: string}> {
  const {examples, start, run, capture} = execution;
  const file = `examples/${program}`;
  let chain: Awaited<ReturnType<typeof start>> | undefined;
  try {
    if (needsChain(program, examples)) chain = await start();
    const {printed, failure} = await run({file, chainUrl: chain?.url});
    if (failure) return {fault: `${file} ${failure}`};
    if (printed === '') {
      return {fault: `${file} printed nothing; print the result that its page promises`};
    }
    if (capture) {
      capture(outputOf(file), printed);
      return {};
    }
    return compare(program, printed, examples[outputOf(program)]);
  } catch (cause) {
    return {
      fault: `${file} was not run: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  } finally {
    await chain?.stop();
  }
}

function compare(program: string, printed: string, captured?: string): {fault?: string} {
  const capture = `npm run examples -- --update ${program}`;
  if (printed === captured) return {};
  return captured === undefined
    ? {fault: `examples/${program} has no captured output: run "${capture}"`}
    : {
        fault: `examples/${program} prints something else than was captured.\n${unifiedDiff(outputOf(`examples/${program}`), captured, printed)}\nFix the program, or, if the new output is right, run "${capture}".`,
      };
}

/** A program that neither reads the chain's address nor uses the sandbox runs without one; forge forks it. */
const needsChain = (program: string, examples: Examples): boolean =>
  isForgeTest(program) ||
  reachedFrom(program, examples).some((file) =>
    /\bRPC_URL\b|['"][./]+\/sandbox\b/.test(examples[file] ?? ''),
  );

function orphans(examples: Examples): Result[] {
  const outputs = new Set(Object.keys(examples).filter(isExecuted).map(outputOf));
  return Object.keys(examples)
    .filter((file) => /\.output\.\w+$/.test(file) && !outputs.has(file))
    .map((file) => ({
      program: file,
      fault: `examples/${file} has no program beside it; remove it, or name it after its program`,
    }));
}
