import type {Browser, Page} from '@playwright/test';

const DESKTOP = {width: 1280, height: 800};

/** Milliseconds from an input to the frame that shows that it was taken. */
type Responses = {first: number; second: number};

type Timed = {durations: Map<number, number>};
type Clicked = {heading: Promise<number>};

/**
 * Responses to the first two clicks on a page whose files are cached, slowed fourfold: the second
 * comes while the scripts that the first has started may still run.
 */
export async function responseTimes(browser: Browser, url: string): Promise<Responses> {
  const context = await browser.newContext({viewport: DESKTOP});
  const page = await context.newPage();
  await page.goto(url);
  await takenOver(page);
  await page.waitForLoadState('networkidle');

  await page.addInitScript(() => {
    const scope = globalThis as unknown as Timed;
    scope.durations = new Map();
    new PerformanceObserver((list) => {
      for (const {interactionId, duration} of list.getEntries() as PerformanceEventTiming[]) {
        const longest = scope.durations.get(interactionId ?? 0) ?? 0;
        if (interactionId) scope.durations.set(interactionId, Math.max(longest, duration));
      }
    }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(url, {waitUntil: 'load'});
  const {x, y} = await centreOf(page, 'button[aria-label^="Switch between dark and light mode"]');
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  // Entries are told once the frame after them is shown.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const durations = await page.evaluate(() => [
    ...(globalThis as unknown as Timed).durations.values(),
  ]);
  await context.close();
  // What takes less than 16 ms, a frame, is not told.
  return {first: durations[0] ?? 16, second: durations[1] ?? 16};
}

/** Milliseconds from a click on the sidebar's link to a page to that page's heading. */
export async function clickToHeading(
  browser: Browser,
  url: string,
  address: string,
): Promise<number> {
  const page = await browser.newPage({viewport: DESKTOP});
  await page.goto(url);
  await takenOver(page);
  const next = page.locator(`.menu a[href="${address}"]`);
  await next.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // No function inside has a name: what runs this script would add to it.
    const old = document.querySelector('h1')?.textContent;
    (globalThis as unknown as Clicked).heading = new Promise((resolve) => {
      addEventListener(
        'click',
        () => {
          const start = performance.now();
          const watch = new MutationObserver(() => {
            const text = document.querySelector('h1')?.textContent;
            if (!text || text === old) return;
            watch.disconnect();
            resolve(performance.now() - start);
          });
          watch.observe(document.body, {childList: true, subtree: true, characterData: true});
        },
        {capture: true, once: true},
      );
    });
  });
  await next.click();
  const milliseconds = await page.evaluate(() => (globalThis as unknown as Clicked).heading);
  await page.close();
  return milliseconds;
}

/** Touches a page, and waits until its scripts have taken it over. */
async function takenOver(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true})),
  );
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

async function centreOf(page: Page, selector: string): Promise<{x: number; y: number}> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`bench: no ${selector} on ${page.url()}`);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}
