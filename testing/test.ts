import {expect, test as base} from '@playwright/test';
import {isDeep} from './tier';

type Sending = {
  /** Whether pages have what links in sight lead to sent ahead, as readers have who do not spare data. */
  sendsAhead: boolean;
};

/**
 * The test of all files here. Its pages are sent nothing ahead in `npm test`: two thirds of what a
 * page asks for once it is touched, and a quarter of its processor time. `test.use({sendsAhead:
 * true})` where that matters; in the deep tier it is so everywhere.
 */
export const test = base.extend<Sending>({
  sendsAhead: [isDeep, {option: true}],
  context: async ({context, sendsAhead}, provide) => {
    if (!sendsAhead) await context.addInitScript(spareData);
    await provide(context);
  },
});

/** Runs in the page: says what a browser says whose reader spares data. */
export function spareData(): void {
  const connection = {saveData: true, effectiveType: '4g'};
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
}

export {expect};
