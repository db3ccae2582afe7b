import type {Page} from '@playwright/test';
import {expect, open, test, unfold} from '../testing/page';
import {deepWhere} from '../testing/tier';

// Focus is looked for where the page stands still.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const PLACE = '/concepts/governance/process';

for (const address of ['/', PLACE, '/blog']) {
  test(
    `reaches everything on ${address} with Tab, each with a visible focus`,
    deepWhere(address === '/blog'),
    async ({page}) => {
      test.slow();
      await open(page, address);
      const wanted = await page.evaluate(listControls);
      const reached = new Set<string>();
      // Some stops beyond the controls: code and tables that scroll.
      for (let press = 0; press < wanted.length * 2 && reached.size < wanted.length; press += 1) {
        await page.keyboard.press('Tab');
        const {label, control, isSeen} = await page.evaluate(describeFocus);
        if (control) reached.add(control);
        expect(isSeen, `a focus ring is in view on ${label}`).toBe(true);
      }
      expect([...wanted].filter((control) => !reached.has(control))).toEqual([]);
    },
  );
}

test('offers "Skip to main content" as the first stop', async ({page}) => {
  await open(page, PLACE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('hides "Skip to main content" until it is focused', async ({page}) => {
  await open(page, PLACE);
  await expect(page.getByRole('link', {name: 'Skip to main content'})).not.toBeInViewport();
});

test('follows a tab of the navigation bar with Enter', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('link', {name: 'Contracts', exact: true}).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contracts/v3/overview');
});

test('starts again at "Skip to main content" on the next page', async ({page}) => {
  await open(page, PLACE);
  const tab = page.getByRole('link', {name: 'Contracts', exact: true}).first();
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(tab).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('opens the language dropdown with Enter and closes it by leaving', async ({page}) => {
  await open(page, PLACE);
  const dropdown = page.getByRole('button', {name: 'English'});
  await dropdown.focus();
  await page.keyboard.press('Enter');
  const language = page.getByRole('link', {name: 'English'});
  await expect(language).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(language).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(language).toBeHidden();
});

test('switches the colour mode with Space', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('folds a group of the sidebar with Enter', async ({page}) => {
  await open(page, PLACE);
  const group = page.getByRole('button', {name: 'Governance'});
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('folds a group of the sidebar with Space, which scrolls nothing', async ({page}) => {
  await open(page, PLACE);
  const group = page.getByRole('button', {name: 'Governance'});
  await group.focus();
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('stops at nothing but controls and what scrolls, each with a name', async ({page}) => {
  await open(page, '/contracts/v3/reference/periphery/SwapRouter');
  await unfold(page);
  const stops = page.getByRole('article').locator('[tabindex="0"]:not([role=tab])');
  const countIdle = () =>
    stops.evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            !one.ariaLabel ||
            (one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight),
        ).length,
    );
  await expect.poll(countIdle).toBe(0);
  await page.setViewportSize({width: 500, height: 800});
  await expect.poll(() => stops.count()).toBeGreaterThan(0);
  await expect.poll(countIdle).toBe(0);
});

test('keeps the navigation bar in view, however far one scrolls, while the focus is in it', async ({
  page,
}) => {
  await open(page, PLACE);
  await page.getByRole('link', {name: 'Contracts', exact: true}).first().focus();
  for (const depth of [200, 400, 600]) {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
  }
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('opens the menu, reaches what it holds and closes it', async ({page}) => {
    await open(page, '/blog');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
    await tabTo(page, 'APIs');
    await expect(page.getByRole('link', {name: 'APIs'})).toBeInViewport();
    await page.getByRole('button', {name: 'Close navigation bar'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', {name: 'APIs'})).not.toBeInViewport();
  });
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    if (focused === name) return;
  }
  throw new Error(`20 presses of Tab do not reach "${name}"`);
}

/** Runs in the page: numbers every control that a reader can see, and names them. */
function listControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, input');
  return [...controls]
    .filter(({tabIndex}) => tabIndex >= 0)
    .filter((element) => element.checkVisibility({visibilityProperty: true}))
    .map((element, index) => {
      const name = element.textContent?.trim() || element.getAttribute('aria-label');
      return (element.dataset.control = `${index} ${name}`);
    });
}

/** Runs in the page: which element has the focus and whether a reader sees that. */
function describeFocus(): {label: string; control?: string; isSeen: boolean} {
  const element = document.activeElement as HTMLElement;
  const {outlineStyle, outlineWidth} = getComputedStyle(element);
  const {top, bottom} = element.getBoundingClientRect();
  const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return {
    label: element.outerHTML.slice(0, 120),
    control: element.dataset.control,
    isSeen: element === document.body || (isRinged && bottom > 0 && top < innerHeight),
  };
}
