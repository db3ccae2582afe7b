import type {Page} from '@playwright/test';
import {expect, open, test} from '../testing/page';

const PLACE = '/concepts/protocol/fees';

test('is wide at 997 px: tabs and sidebar are on the page, no menu button', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, PLACE);
  await expect(page.getByRole('link', {name: 'Contracts', exact: true})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
});

test('is mobile at 996 px: a menu button in place of tabs and sidebar', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, PLACE);
  await expect(page.getByRole('link', {name: 'Contracts', exact: true})).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
});

test('becomes mobile when the window does', async ({page}) => {
  await open(page, PLACE);
  await page.setViewportSize({width: 390, height: 800});
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('opens the menu and closes it again', async ({page}) => {
    await openMenu(page, '/blog');
    await expect(page.getByRole('link', {name: 'Contracts', exact: true})).toBeInViewport();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(page.getByRole('link', {name: 'Contracts', exact: true})).not.toBeInViewport();
  });

  test('closes the menu when a reader touches the page beside it', async ({page}) => {
    await openMenu(page, '/blog');
    await page.mouse.click(380, 400);
    await expect(page.getByRole('link', {name: 'Contracts', exact: true})).not.toBeInViewport();
  });

  test('shows tabs, right-hand links, version, language and colour mode in the menu', async ({
    page,
  }) => {
    await openMenu(page, '/blog');
    const menu = page.locator('.navbar-sidebar');
    for (const name of ['Concepts', 'Contracts', 'SDKs', 'APIs', 'Feedback', 'Whitepaper']) {
      await expect(menu.getByRole('link', {name})).toBeInViewport();
    }
    for (const name of ['GitHub', 'Grants', 'Next']) {
      await expect(menu.getByRole('link', {name})).toBeInViewport();
    }
    for (const name of ['Languages', /Switch between dark and light mode/]) {
      await expect(menu.getByRole('button', {name})).toBeInViewport();
    }
  });

  test('leads from the menu to a tool, and closes the menu', async ({page}) => {
    await openMenu(page, '/blog');
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', {name: 'Tools', exact: true}).click();
    await menu.getByRole('link', {name: 'Revert look-up'}).click();
    await expect(page).toHaveURL('/contracts/v3/reference/error-codes');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).not.toBeInViewport();
  });

  test('opens the menu of a documentation page on the pages of its section', async ({page}) => {
    await openMenu(page, PLACE);
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.locator(`a[href="/concepts/overview"]:not([inert] *)`)).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'Contracts', exact: true})).not.toBeInViewport();
  });

  test('leads from the section back to the main menu', async ({page}) => {
    await openMenu(page, PLACE);
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(page.getByRole('link', {name: 'Contracts', exact: true})).toBeInViewport();
  });

  test('closes the menu when a reader follows one of its links', async ({page}) => {
    await openMenu(page, '/blog');
    await page.getByRole('link', {name: 'Concepts', exact: true}).click();
    await expect(page).toHaveURL('/concepts/overview');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).not.toBeInViewport();
  });

  test('keeps the focus in the menu, and gives it back when Escape closes it', async ({page}) => {
    await openMenu(page, PLACE);
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      // Past its last stop a page leads to the browser's own controls.
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest('#__docusaurus, [role=dialog]')?.role !== 'dialog',
      );
      if (isBehind) expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
    await page.getByRole('button', {name: 'Close navigation bar'}).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('begins the text on the first screen', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, PLACE);
    const text = await page.locator('.markdown p:not(.scope)').first().boundingBox();
    expect(text?.y).toBeLessThanOrEqual(260);
  });

  test('folds the table of contents above the text', async ({page}) => {
    await open(page, PLACE);
    await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByRole('button', {name: 'On this page'}).click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});

async function openMenu(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
}
