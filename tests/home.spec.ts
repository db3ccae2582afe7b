import {expect, open, test} from '../testing/page';

test('is titled "Documentation and Guides"', async ({page}) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Documentation and Guides | Uniswap');
});

for (const address of [
  '/concepts/overview',
  '/contracts/v3/overview',
  '/sdk/v3/overview',
  '/api/subgraph/overview',
]) {
  test(`leads from its text to ${address}`, async ({page}) => {
    await open(page, '/');
    await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });
}

test('leads to a guide in the language that its link names, which a reader may change', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Swap with viem'}).click();
  const chosen = page.getByRole('tab', {selected: true});
  await expect(chosen.first()).toHaveText('viem');
  await page.getByRole('tab', {name: 'SDK'}).first().click();
  await expect(chosen.first()).toHaveText('SDK');
});

test('opens a guide in the language of its address before a reader does anything', async ({
  page,
}) => {
  await page.goto('/contracts/v3/guides/swaps/single-swaps?client=viem');
  await expect(page.getByRole('tab', {selected: true}).first()).toHaveText('viem');
});

test('links to each file and server that programs read', async ({page}) => {
  await open(page, '/');
  const agents = page.locator('section', {
    has: page.getByRole('heading', {level: 2, name: 'For agents and scripts'}),
  });
  for (const name of ['llms.txt', 'registry.json', 'atlas.json']) {
    await expect(agents.getByRole('link', {name})).toHaveAttribute('href', `/${name}`);
  }
  await expect(agents.getByRole('link', {name: 'The MCP server'})).toHaveAttribute(
    'href',
    '/api/agents#mcp',
  );
});

test('shows what the program printed beside it, and on a phone below it', async ({page}) => {
  await open(page, '/');
  const [program, printed] = await Promise.all(
    ['exactInputSingle', 'received 0.'].map((text) =>
      page.locator('pre', {hasText: text}).first().elementHandle(),
    ),
  );
  const boxes = async () => [await program?.boundingBox(), await printed?.boundingBox()] as const;
  const [left, right] = await boxes();
  expect(right?.x).toBeGreaterThan((left?.x ?? Infinity) + (left?.width ?? 0));
  await page.setViewportSize({width: 360, height: 800});
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
});

for (const [width, columns] of [
  [1280, 4],
  [768, 2],
  [360, 1],
] as const) {
  test(`has its tools in ${columns} columns at ${width} pixels, and no sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/');
    const edges = await page
      .locator('.home-tool')
      .evaluateAll((tools) => tools.map((one) => Math.round(one.getBoundingClientRect().x)));
    expect(new Set(edges).size).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('has its figure with letters of 11 pixels or more on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/');
  const sizes = await page.locator('.home-parts svg text').evaluateAll((texts) =>
    (texts as SVGTextElement[]).map((text) => {
      const scale = text.getScreenCTM()?.a ?? 0;
      return parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});
