import type {Browser} from '@playwright/test';
import {compareBuilds} from './compareBuilds';

/** A page that no reader has touched. */
const PAGE = '/concepts/protocol/fees';

/** Milliseconds from Ctrl K to a field that takes letters, on a page whose scripts have not run. */
async function timeToField(browser: Browser, url: string, slowdown: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url + PAGE, {waitUntil: 'networkidle'});
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'keydown',
          ({timeStamp}) =>
            document.addEventListener('focusin', ({target}) => {
              if ((target as Element).matches('.DocSearch-Input'))
                resolve(performance.now() - timeStamp);
            }),
          {capture: true, once: true},
        );
      }),
  );
  await page.keyboard.press('Control+k');
  const milliseconds = await time;
  await context.close();
  return milliseconds;
}

compareBuilds({
  title: 'From Ctrl K on an untouched page to a field',
  measures: {
    'at full speed': (browser, url) => timeToField(browser, url, 1),
    'slowed down fourfold': (browser, url) => timeToField(browser, url, 4),
  },
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
