import {existsSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {outputOf} from '../../../pages/examples/programs';
import {findBrowser} from '../../../testing/findBrowser';
import {openPlayground} from '../../../testing/playground';
import {printedInTab, programsInTab} from '../../../testing/programsInTab';
import {serveStatic} from '../../../testing/server';
import {unifiedDiff} from '../unifiedDiff';

/** A program that ran in a tab, and its fault if it has one. */
type Result = {program: string; fault?: string};

/** What `npx tsx tools/playground/write.ts` writes. */
const FOLDER = '.cache/playground/out';

/**
 * Runs programs in headless Chromium, as readers run them, and compares what they print with the
 * captured output: all that run in a tab, or those whose paths contain a given word. Files come from
 * `SITE_UNDER_TEST`, else from those that were written last.
 */
export async function runInTabs(
  words: readonly string[],
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const all = programsInTab();
  const chosen = [...all].filter(
    ([program]) => words.length === 0 || words.some((word) => program.includes(word)),
  );
  if (chosen.length === 0)
    throw new Error(`no program that runs in a tab matches ${words.join(', ')}`);
  const {origin, close} = await serve();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const results: Result[] = [];
  const work = async () => {
    const run = await openTab(browser, origin);
    for (let next = chosen.shift(); next; next = chosen.shift()) {
      const result = await run(...next);
      results.push(result);
      onResult(result);
    }
  };
  try {
    await Promise.all(Array.from({length: availableParallelism()}, work));
  } finally {
    await browser.close();
    close();
  }
  return results;
}

/** A tab that keeps its chain from program to program, as a reader's does. */
async function openTab(browser: Browser, origin: string) {
  const page = await browser.newPage({baseURL: origin});
  await openPlayground(page);
  return async (program: string, captured: string): Promise<Result> => {
    const printed = await printedInTab(page, program).catch(String);
    if (printed === captured) return {program};
    const output = outputOf(`examples/${program}`);
    const difference = unifiedDiff(output, captured, printed);
    return {
      program,
      fault: `examples/${program} prints something else in a tab than was captured.\n${difference}`,
    };
  };
}

async function serve(): Promise<{origin: string; close: () => void}> {
  const {SITE_UNDER_TEST} = process.env;
  if (SITE_UNDER_TEST) return {origin: SITE_UNDER_TEST, close: () => undefined};
  if (!existsSync(FOLDER))
    throw new Error(`no files in ${FOLDER}; run: npx tsx tools/playground/write.ts`);
  writeFileSync(path.join(FOLDER, '404.html'), 'Not found');
  const {server, url} = await serveStatic(FOLDER);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {origin: url, close};
}
