import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {siteDirectory} from '../../testing/built';
import {findBrowser} from '../../testing/findBrowser';
import {hydrated} from '../../testing/page';
import {serveStatic} from '../../testing/server';
import {medianOf} from './medianOf';
import {openSlowLine} from './slowLine';

/** Presses of "Run" on pages of which a phone has loaded nothing before. */
const PRESSES: Readonly<Record<string, Press>> = {
  'after scrolling': {page: '/', program: 'home/firstSwap.ts', isTouched: true},
  // One of few pages with a program on a phone's first screen: scrolling would be a touch.
  'as the first touch': {
    page: '/contracts/v4/reference/core/types/BalanceDelta',
    program: 'v4/reference/balanceDelta.ts',
    isTouched: false,
  },
  'of a program with SDKs': {
    page: '/sdk/v3/reference/interfaces/FeeOptions',
    program: 'sdk/v3/reference/payments.ts',
    isTouched: true,
  },
};
const ROUNDS = 5;
/** A slow phone on a slow mobile network. */
const VIEWPORT = {width: 360, height: 800};
const SLOWDOWN = 4;
const LINE = {bytesPerSecond: 1_600_000 / 8, latencyMs: 150};

/** Whether the page's scripts run before, as a reader has scrolled to the button. */
type Press = {page: string; program: string; isTouched: boolean};
type Site = {name: string; url: string};

/**
 * Prints the milliseconds from the press of "Run" to the last line of output, on a slow phone.
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
    for (const press of Object.values(PRESSES)) await timeOfRun(browser, url, press);
  }
  const table: Record<string, Record<string, number | string>> = {};
  for (const [name, press] of Object.entries(PRESSES))
    table[name] = await compare(browser, sites, press);
  console.log(`Milliseconds from the press of Run to the last line, median of ${ROUNDS}`);
  console.table(table);
  await browser.close();
  ends.forEach((end) => end());
}

/** The runs take turns, so that a busy moment of the machine meets all. */
async function compare(
  browser: Browser,
  sites: readonly Site[],
  press: Press,
): Promise<Record<string, number | string>> {
  const times = new Map<string, number[]>(sites.map(({name}) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const {name, url} of sites) times.get(name)?.push(await timeOfRun(browser, url, press));
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

async function timeOfRun(browser: Browser, url: string, press: Press): Promise<number> {
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(url + press.page, {waitUntil: 'networkidle'});
  const button = buttonOf(page, press);
  if (press.isTouched) {
    await button.scrollIntoViewIfNeeded();
    await hydrated(page);
  }
  const milliseconds = await timeOfPress(button, press);
  await context.close();
  return milliseconds;
}

const buttonOf = (page: Page, {program}: Press): Locator =>
  page.getByRole('button', {name: `Run ${program.split('/').at(-1)}`}).first();

/** Presses the button, and waits for the last captured line where the page shows output. */
async function timeOfPress(button: Locator, {program}: Press): Promise<number> {
  const captured = readFileSync(`examples/${program.replace('.ts', '.output.txt')}`, 'utf8');
  const page = button.page();
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
    throw new Error(`no button in sight runs ${program} on ${page.url()}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return time;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
