import {build} from 'esbuild';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../testing/findBrowser';

/** How much slower than this machine a phone is. */
const SLOWDOWN = 4;
const ENGINE = `import {createEngine} from './plugins/search/engine/createEngine';
self.createEngine = createEngine;`;

/** Milliseconds on the main thread of a page, on a phone. */
export type Times = {load: number; keystrokes: number[]};

/** Loads the index in a browser that is slowed down, and asks each query when its last letter is typed. */
export async function timeSearch(index: string, queries: readonly string[]): Promise<Times> {
  const script = await bundle();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: script});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    return await page.evaluate(measure, {index, queries});
  } finally {
    await browser.close();
  }
}

async function bundle(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: ENGINE, resolveDir: process.cwd()},
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs in the page: knows nothing of this file. */
function measure({index, queries}: {index: string; queries: readonly string[]}): Times {
  const {createEngine} = self as unknown as {
    createEngine: (data: unknown) => (query: string) => unknown;
  };
  const start = performance.now();
  const answer = createEngine(JSON.parse(index));
  const load = performance.now() - start;
  const keystrokes = queries.map((query) => {
    answer(query.slice(0, -1));
    const before = performance.now();
    answer(query);
    return performance.now() - before;
  });
  return {load, keystrokes};
}
