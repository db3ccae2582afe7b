import {expect, test as base} from './page';
import type {Locator, Page} from '@playwright/test';

/** A test that no dialog may open in, and that says how many inputs it tried. */
export const test = base.extend<{countInputs: (count: number) => void}>({
  countInputs: [
    async ({page}, provide) => {
      let sum = 0;
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await provide((count) => {
        sum += count;
      });
      expect(dialogs).toEqual([]);
      base.info().annotations.push({type: 'inputs', description: String(sum)});
      if (process.env.FUZZ_COUNT) console.log(`tried ${sum}`);
    },
    {auto: true},
  ],
});

/** Expects a page with its heading, in which nothing of an input was taken for code. */
export async function expectUnharmed(page: Page, heading: string | RegExp): Promise<void> {
  const harm = await page.evaluate(() => ({
    ran: 'injected' in window || 'injected' in {},
    elements: document.querySelectorAll('[data-injected]').length,
  }));
  expect(harm).toEqual({ran: false, elements: 0});
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
}

/** Gives a field one text after the other, as typing does, and expects it to keep each. */
export async function enterTexts(field: Locator, texts: readonly string[]): Promise<void> {
  const lost = await field.evaluate(async (element, given) => {
    const input = element as HTMLInputElement | HTMLTextAreaElement;
    const {set} =
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value') ?? {};
    // What a field of its kind keeps of a text: one of one line has no breaks.
    const other = input.cloneNode() as typeof input;
    const changed: string[] = [];
    for (const text of given) {
      set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      await new Promise(requestAnimationFrame);
      other.value = text;
      if (input.value !== other.value) changed.push(text.slice(0, 100));
    }
    return changed;
  }, texts);
  expect(lost, 'texts that the field did not keep').toEqual([]);
}

/** Goes to one address after the other within the page, as links and the way back do. */
export async function navigateThrough(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (given) => {
    for (const address of given) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise(requestAnimationFrame);
    }
  }, addresses);
}

/** The hash of an address that holds these values, by their names. */
export const hashOf = (held: Readonly<Record<string, string>>): string =>
  `#${new URLSearchParams(held).toString()}`;

export {expect};
