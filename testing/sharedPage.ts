import type {Page} from '@playwright/test';
import {test} from './page';
import {spareData} from './test';
import {isDeep} from './tier';

/**
 * Tests of one file on one page, which is prepared once: for pages that take long to load, and tests
 * that leave nothing which the next one minds. Their block runs in one worker, in order.
 */
export function sharingPage(prepare: (page: Page) => Promise<void>): typeof test {
  let shared: Page | undefined;
  const sharing = test.extend({
    page: async ({browser}, provide) => {
      if (!shared) {
        shared = await browser.newPage();
        if (!isDeep) await shared.addInitScript(spareData);
        await prepare(shared);
      }
      await provide(shared);
    },
  });
  sharing.afterAll(() => shared?.close());
  return sharing;
}
