import type {Page} from '@playwright/test';
import {whyNotInTab} from '../pages/examples/inTab/whyNotInTab';
import {isProgram, outputOf} from '../pages/examples/programs';
import {readExamples, type Examples} from '../pages/examples/readExamples';
import {runIn} from './playground';

/** Retries of libraries take their time, in Node.js as in a tab. */
const LIMIT_MS = 120_000;

/** The programs that run in a tab, by their paths in `examples/`, each with its captured output. */
export const programsInTab = (
  examples: Examples = readExamples('examples'),
): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(examples)
      .filter((file) => isProgram(file) && !whyNotInTab(file, examples))
      .map((file) => [file, examples[outputOf(file)] ?? '']),
  );

/** Runs a program in a page of `openPlayground`: what it printed, or how it failed. */
export async function printedInTab(page: Page, program: string): Promise<string> {
  const {out, err, end, exitCode, message} = await runIn(page, program, {limitMs: LIMIT_MS});
  if (end === 'exited' && exitCode === 0) return out;
  return [out, err, `${end} with exit code ${exitCode}`, message].filter(Boolean).join('\n');
}
