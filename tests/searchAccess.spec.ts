import type {Locator} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {expect, open, test} from '../testing/page';
import {askModal, field, MISSPELT, opener, rows} from '../testing/search';
import {deepWhere, isDeep} from '../testing/tier';

const PLACE = '/concepts/protocol/fees';
const SMALLEST_TARGET = 24;
const DIALOG = '[role=dialog]';

/** The deep tier looks at the whole page, also at what is behind an open dialog. */
const partOf = (within: string) => (isDeep ? {} : {within});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    // Each mode and each width once; the other two pairs repeat them.
    const isRepeated = (colorScheme === 'dark') === width > 360;
    test.describe(`in ${colorScheme} mode, ${width} pixels wide`, deepWhere(isRepeated), () => {
      test.use({colorScheme, viewport: {width, height: 800}});

      test('the open search has no accessibility violation', async ({page}) => {
        await open(page, PLACE);
        for (const query of ['swap', MISSPELT]) {
          await askModal(page, query);
          expect(await violationsOf(page, {...partOf(DIALOG), colorScheme}), query).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await askModal(page, 'slot0');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', {level: 1})).toHaveText('UniswapV3Pool');
        await page.keyboard.press('Control+k');
        await expect(rows(page)).toHaveCount(1);
        expect(await violationsOf(page, {...partOf(DIALOG), colorScheme}), 'recent').toEqual([]);
      });

      test('the page of results has no accessibility violation', async ({page}) => {
        for (const query of ['swap', MISSPELT]) {
          await open(page, `/search?q=${query}`);
          await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
          expect(await violationsOf(page, {...partOf('main'), colorScheme}), query).toEqual([]);
        }
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}, hasTouch: true});

  test('opens by a touch, closes with "Cancel", and the focus returns', async ({page}) => {
    await open(page, PLACE);
    await opener(page).tap();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', {name: 'Cancel'}).tap();
    await expect(field(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('leads by a touch to a result', async ({page}) => {
    await open(page, PLACE);
    await askModal(page, 'slot0');
    await rows(page).first().tap();
    await expect(page).toHaveURL(/UniswapV3Pool#slot0$/);
  });

  test('fills the screen, from anywhere on a page', async ({page}) => {
    await open(page, PLACE);
    await page.evaluate(() => {
      window.scrollTo({top: 900, behavior: 'instant'});
    });
    await askModal(page, 'swap');
    await expect(field(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('gives every target of the search at least 24 pixels', async ({page}) => {
    await open(page, PLACE);
    expect(await tooSmall(opener(page))).toEqual([]);
    await askModal(page, 'slot0');
    expect(await tooSmall(targets(page.getByRole('dialog')))).toEqual([]);
    await rows(page).first().tap();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('UniswapV3Pool');
    await page.keyboard.press('Control+k');
    await expect(rows(page)).toHaveCount(1);
    expect(await tooSmall(targets(page.getByRole('dialog')))).toEqual([]);
    for (const query of ['slot0', MISSPELT]) {
      await open(page, `/search?q=${query}`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(await tooSmall(targets(page.getByRole('main')))).toEqual([]);
    }
  });
});

const targets = (within: Locator): Locator =>
  within.locator('a:visible, button:visible, input:visible');

async function tooSmall(all: Locator): Promise<string[]> {
  const boxes = await Promise.all(
    (await all.all()).map(async (one) => ({
      box: await one.boundingBox(),
      html: await one.evaluate(({outerHTML}) => outerHTML.slice(0, 120)),
    })),
  );
  expect(boxes).not.toEqual([]);
  return boxes.flatMap(({box, html}) =>
    box && (box.width < SMALLEST_TARGET || box.height < SMALLEST_TARGET)
      ? [`${box.width} × ${box.height}: ${html}`]
      : [],
  );
}
