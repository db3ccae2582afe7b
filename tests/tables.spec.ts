import {violationsOf} from '../testing/axe';
import {expect, open, test, unfold} from '../testing/page';
import {deepWhere} from '../testing/tier';

const POOL = '/sdk/v3/reference/classes/Pool';
const ROUTER = '/contracts/v3/reference/periphery/SwapRouter';
const DEPLOYMENTS = '/contracts/v3/reference/deployments';

/** With parameters, long constants, many columns, and a table that a component draws. */
const WIDE = [
  ...[POOL, ROUTER, '/sdk/v3/reference/classes/Trade', '/sdk/v3/reference/overview'],
  ...['/contracts/v4/reference/core/libraries/TickMath', '/contracts/swap', '/privacy'],
  ...['/contracts/v2/concepts/advanced-topics/fees', '/contracts/v2/reference/API/entities'],
];

for (const width of [360, 768, 1280]) {
  test(`cuts no table, ${width} pixels wide`, deepWhere(width === 768), async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const address of WIDE) {
      await open(page, address);
      await unfold(page);
      await expect(page.getByRole('table')).not.toHaveCount(0);
      const cut = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables
            .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
            .map(({textContent}) => textContent.slice(0, 80)),
        );
      expect(cut, address).toEqual([]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('shows a parameter as its name, its type and below them what it means', async ({page}) => {
    await open(page, ROUTER);
    await unfold(page);
    const row = page.getByRole('row', {name: /^amountOutMinimum uint256/}).first();
    const [name, type, meaning] = await row.getByRole('cell').all();
    const [first, second, third] = await Promise.all(
      [name, type, meaning].map((cell) => cell?.boundingBox()),
    );
    expect(second?.y).toBeGreaterThan(first?.y ?? NaN);
    expect(third?.y).toBeGreaterThan(second?.y ?? NaN);
    expect(third?.width).toBeGreaterThan(280);
  });

  test('shows each deployment with its address in sight', async ({page}) => {
    await open(page, DEPLOYMENTS);
    await page.getByRole('combobox', {name: 'Chain'}).first().selectOption({label: 'Base (8453)'});
    const address = page
      .getByRole('row', {name: /SwapRouter02/})
      .locator('code[title]')
      .first();
    await address.scrollIntoViewIfNeeded();
    await expect(address).toBeInViewport({ratio: 1});
  });

  test('keeps tables tables for screen readers', async ({page}) => {
    await open(page, POOL);
    await unfold(page);
    await expect(page.getByRole('columnheader').first()).toBeAttached();
    expect(await violationsOf(page, {within: '.markdown'})).toEqual([]);
  });
});
