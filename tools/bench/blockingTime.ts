import type {Browser} from '@playwright/test';

type Blocked = {blockedMs: number};

/** Milliseconds that tasks longer than 50 ms block a slow phone for, until the network is silent. */
export async function blockingTime(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 360, height: 800}});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(() => {
    const scope = globalThis as unknown as Blocked;
    scope.blockedMs = 0;
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) scope.blockedMs += duration - 50;
    }).observe({type: 'longtask', buffered: true});
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  const blocked = await page.evaluate(() => (globalThis as unknown as Blocked).blockedMs);
  await page.close();
  return Math.round(blocked);
}
