import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import {siteDirectory} from '../../testing/built';
import {findBrowser} from '../../testing/findBrowser';
import {hydrated} from '../../testing/page';
import {serveStatic} from '../../testing/server';
import {medianOf} from './medianOf';
import {openSlowLine} from './slowLine';

const PROGRAM = 'home/firstSwap.ts';
const PAGE = '/';
const ROUNDS = 5;
/** So tall that the button is in sight: a scroll is a touch. */
const VIEWPORT = {width: 1280, height: 4_000};
/** A slow phone on a slow mobile network. */
const SLOWDOWN = 4;
const LINE = {bytesPerSecond: 1_600_000 / 8, latencyMs: 150};

const KINDS = ['touched', 'untouched'] as const;
type Kind = (typeof KINDS)[number];
type Site = {name: string; url: string};

/**
 * Prints the milliseconds from the press of "Run" to the last line of output, in a browser that has
 * loaded nothing before; on a touched page, whose scripts run, and where the press is the first touch.
 * `--before DIRECTORY` measures another build beside this one, in turns.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {before: {type: 'string'}}});
  const builds = [...(values.before ? [['before', values.before]] : []), ['now', siteDirectory]];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const sites: Site[] = [];
  const ends: (() => void)[] = [];
  for (const [name = '', directory = ''] of builds) {
    const {server, url} = await serveStatic(directory);
    // It would end connections whose answers are still on the slow line.
    server.keepAliveTimeout = 0;
    const line = await openSlowLine(url, LINE);
    sites.push({name, url: line.url});
    ends.push(line.close, () => server.close());
    // The server compresses each file when it is first asked for.
    await timeOfRun(browser, url, 'untouched');
  }
  const table: Record<Kind, Record<string, number | string>> = {touched: {}, untouched: {}};
  for (const kind of KINDS) table[kind] = await compare(browser, sites, kind);
  console.log(`Milliseconds to the last line of ${PROGRAM}, median of ${ROUNDS}`);
  console.table(table);
  await browser.close();
  ends.forEach((end) => end());
}

/** The runs take turns, so that a busy moment of the machine meets all. */
async function compare(
  browser: Browser,
  sites: readonly Site[],
  kind: Kind,
): Promise<Record<string, number | string>> {
  const times = new Map<string, number[]>(sites.map(({name}) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const {name, url} of sites) times.get(name)?.push(await timeOfRun(browser, url, kind));
  const medians = [...times].map(([name, of]) => [name, Math.round(medianOf(of))] as const);
  const [[, before], [, now] = [, 0]] = medians as [[string, number], [string, number]?];
  return {
    ...Object.fromEntries(medians),
    ...(now && {ratio: (now / before).toFixed(2)}),
    spread: [...times.values()]
      .map((of) => `${Math.round(Math.min(...of))}–${Math.round(Math.max(...of))}`)
      .join(', '),
  };
}

async function timeOfRun(browser: Browser, url: string, kind: Kind): Promise<number> {
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(url + PAGE, {waitUntil: 'networkidle'});
  if (kind === 'touched') {
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  const milliseconds = await timeOfPress(page);
  await context.close();
  return milliseconds;
}

/** Presses the button, and waits for the last captured line where the page shows output. */
async function timeOfPress(page: Page): Promise<number> {
  const captured = readFileSync(`examples/${PROGRAM.replace('.ts', '.output.txt')}`, 'utf8');
  const button = page.getByRole('button', {name: `Run ${PROGRAM.split('/').at(-1)}`}).first();
  const time = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerdown',
          ({timeStamp}) => {
            const watch = new MutationObserver(() => {
              const output = document.querySelector('[role=log]')?.textContent.trim();
              if (!output?.endsWith(text)) return;
              watch.disconnect();
              resolve(performance.now() - timeStamp);
            });
            watch.observe(document.body, {childList: true, subtree: true, characterData: true});
          },
          {capture: true, once: true},
        );
      }),
    captured.trim().split('\n').at(-1) ?? '',
  );
  const box = await button.boundingBox();
  if (!box || box.y + box.height > VIEWPORT.height)
    throw new Error(`no button in sight runs ${PROGRAM} on ${page.url()}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return time;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
