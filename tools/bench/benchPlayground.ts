import {readFileSync} from 'node:fs';
import type {Browser, Locator, Page} from '@playwright/test';
import {hydrated} from '../../testing/page';
import {compareBuilds} from './compareBuilds';

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
/** A slow phone on a slow mobile network. */
const VIEWPORT = {width: 360, height: 800};
const SLOWDOWN = 4;
const LINE = {bytesPerSecond: 1_600_000 / 8, latencyMs: 150};

/** Whether the page's scripts run before, as a reader has scrolled to the button. */
type Press = {page: string; program: string; isTouched: boolean};

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

compareBuilds({
  title: 'From the press of Run to the last line on a slow phone',
  line: LINE,
  measures: Object.fromEntries(
    Object.entries(PRESSES).map(([name, press]) => [
      name,
      (browser, url) => timeOfRun(browser, url, press),
    ]),
  ),
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
