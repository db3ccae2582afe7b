import type {APIRequestContext, Locator, Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {expect, open, test} from '../testing/page';
import {sharingPage} from '../testing/sharedPage';
import {test as unguarded} from '../testing/test';
import {looksOf} from '../testing/tier';

const PLACE = '/contracts/universal-router/technical-reference';
const LABEL = 'Calldata, or a permit as JSON';

const [USDC, WETH, READER] = [
  'a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  'c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  'f39fd6e51aad88f6f4ce6ab8827279cfffb92266',
];
const word = (value: number | string): string => value.toString(16).padStart(64, '0');

/** swapExactTokensForTokens of a v2 router: 1.5 USDC for at least 0, until November 2023. */
const SWAP = `0x38ed1739${[1_500_000, 0, 160, READER, 1_700_000_000, 2, USDC, WETH].map((one) => word(one ?? '')).join('')}`;
const SENTENCE =
  'Swaps exactly 1.5 USDC (1500000 smallest units) for at least 0 WETH (0 smallest units) through USDC → WETH';

const explainer = (page: Page): Locator => page.locator('.calldata');

async function paste(page: Page, text: string): Promise<Locator> {
  await page.getByLabel(LABEL).fill(text);
  return explainer(page);
}

/** Pastes as a reader does, behind what is there; `fill` sends no such event. */
async function pasteByHand(page: Page, text: string): Promise<void> {
  await page.getByLabel(LABEL).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await pasteHere(page, text);
}

/** Pastes where the caret is. */
async function pasteHere(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function opened(page: Page, hash = ''): Promise<Locator> {
  await open(page, `${PLACE}${hash}`);
  return explainer(page);
}

type Deployment = {chainId: number; contract: string; address: string};

/** The address of a contract or token, as the registry of the site has it. */
async function addressOf(
  request: APIRequestContext,
  [chainId, contract]: readonly [number, string],
): Promise<string> {
  const {deployments} = (await (await request.get('/registry.json')).json()) as {
    deployments: readonly Deployment[];
  };
  const entry = deployments.find((one) => one.chainId === chainId && one.contract === contract);
  if (!entry) throw new Error(`the registry has no ${contract} on chain ${chainId}`);
  return entry.address;
}

/** An allowance of a smallest unit. */
const allowance = (spender: string): string =>
  `0x095ea7b3${word(spender.slice(2).toLowerCase())}${word(1)}`;

const SCRIPTS = /\.js$/;
const UNLISTED = 'is not among the protocol’s contracts that the registry lists on Base';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const onOnePage = sharingPage((page) => open(page, PLACE));

onOnePage.describe('pasted calldata', () => {
  onOnePage.describe.configure({mode: 'default'});

  onOnePage('says what pasted calldata does, and warns of it', async ({page}) => {
    const answer = await paste(page, SWAP);
    await expect(answer).toContainText(SENTENCE);
    const warnings = answer.getByRole('list', {name: 'Look at'}).getByRole('listitem');
    await expect(warnings).toHaveText([
      'amountOutMin is 0: the swap passes at any price.',
      /^to is 0xf39Fd6e5\w+: whose is it\? WETH goes there\. Enter your own address as Sender to compare\.$/,
      'deadline has passed: the contract refuses this now.',
    ]);
  });

  onOnePage('says what it checked where it has no warning, and what not', async ({page}) => {
    const ends = Math.floor(Date.now() / 1_000) + 3_600;
    const fair = [1_500_000, 5 * 10 ** 14, 160, READER, ends, 2, USDC, WETH].map(word).join('');
    const answer = await paste(page, `0x38ed1739${fair}`);
    await expect(answer.getByRole('status')).toContainText('Read, with one warning.');
    await expect(answer.getByRole('list', {name: 'Look at'})).toContainText('whose is it?');
    await page.getByLabel('Sender, if known').fill(`0x${READER}`);
    await expect(answer.getByRole('status')).toContainText('Read, without a warning. Checked:');
    await expect(answer.getByRole('status')).toContainText('Not checked: current prices');
  });

  onOnePage('names an allowance of a token without limit', async ({page}) => {
    const answer = await paste(page, `0x095ea7b3${word(READER)}${'f'.repeat(64)}`);
    await expect(answer).toContainText('An ERC-20 allowance');
    await expect(answer).toContainText('an unlimited amount (2²⁵⁶ − 1)');
  });

  onOnePage('leads from an unknown spender to the addresses of other networks', async ({page}) => {
    const answer = await paste(page, `0x095ea7b3${word('12'.repeat(20))}${'f'.repeat(64)}`);
    await expect(answer).toContainText(
      'is not among the protocol’s contracts that the registry lists on Ethereum mainnet',
    );
    const link = answer.getByRole('link', {name: 'v3 and Universal Router'});
    await expect(link).toHaveAttribute('href', '/contracts/v3/reference/deployments#deployments');
  });

  const BAD_INPUTS = [
    ['no hex', 'hello', '"h" at digit 1 is not one of them'],
    ['half a byte', '0x123', '3 hex digits are not whole bytes'],
    ['cut', SWAP.slice(0, -64), 'Do not sign yet: this is cut or changed'],
    ['of another contract', '0x12345678', 'Do not sign yet: the form does not know this function'],
    ['JSON of something else', '{}', 'A typed-data payload has "domain"'],
  ] as const;

  onOnePage('says what is wrong with input', async ({page}) => {
    for (const [what, text, message] of BAD_INPUTS) {
      await expect(await paste(page, text), what).toContainText(message);
    }
  });
});

test('names addresses as the chosen network does, and keeps it in the address', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'script') scripts.push(one.url());
  });
  await opened(page);
  await page.getByLabel('Called contract, if known').fill(await addressOf(request, [8453, 'USDC']));
  const answer = await paste(page, allowance(await addressOf(request, [1, 'SwapRouter02'])));
  await expect(answer.getByRole('status')).toContainText(
    'Names are those of Ethereum mainnet. Choose the network of your wallet’s prompt.',
  );
  await expect(answer).toContainText('SwapRouter02 may spend');
  const before = scripts.length;

  const network = page.getByRole('combobox', {name: 'Network'});
  await expect(network.locator(':checked')).toHaveText('not chosen');
  await network.selectOption('Ethereum mainnet');
  await expect(answer).not.toContainText('Choose the network');
  await network.selectOption('Base');
  await expect(answer.getByRole('status')).toContainText('Names are those of Base.');
  await expect(answer).toContainText('may spend 0.000001 USDC');
  await expect(answer).toContainText(UNLISTED);
  await expect(answer).not.toContainText('SwapRouter02 may spend');
  expect(scripts.length).toBeGreaterThan(before);

  await expect(page).toHaveURL(/&chain=8453$/);
  await page.reload();
  await expect(answer).toContainText(UNLISTED);
  await expect(network.locator(':checked')).toHaveText('Base');
});

test('fills the form from a transaction request on a phone', async ({page, request}) => {
  await page.setViewportSize({width: 360, height: 800});
  await opened(page);
  const to = await addressOf(request, [8453, 'USDC']);
  const data = allowance(await addressOf(request, [8453, 'SwapRouter02']));
  const answer = await paste(page, JSON.stringify({to, data, chainId: '0x2105'}));
  await expect(answer).toContainText('SwapRouter02 may spend 0.000001 USDC');
  await expect(page.getByLabel(LABEL)).toHaveValue(data);
  await expect(page.getByLabel('Called contract, if known')).toHaveValue(to);
  const chosen = page.getByRole('combobox', {name: 'Network'}).locator(':checked');
  await expect(chosen).toHaveText('Base');

  await paste(page, JSON.stringify({to, data, chainId: 999_999}));
  await expect(answer.getByRole('status')).toContainText(
    'Chain 999999 is not in the registry: no contract and no token is named.',
  );
  await expect(answer).not.toContainText('SwapRouter02 may spend');
  await expect(chosen).toHaveText('Chain 999999 is not in the registry');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

test('reads no payload with the contract and network of the request before', async ({
  page,
  request,
}) => {
  await opened(page);
  const to = await addressOf(request, [8453, 'USDC']);
  const data = `0x095ea7b3${word('12'.repeat(20))}${'f'.repeat(64)}`;
  const details = ['Called contract', 'Sender', 'ETH sent'].map((label) =>
    page.getByLabel(`${label}, if known`),
  );
  const json = JSON.stringify({from: `0x${READER}`, to, data, value: '0x1', chainId: 8453});
  for (const next of [data, JSON.stringify({data})]) {
    const answer = await paste(page, json);
    await expect(answer).toContainText('an unlimited amount (2²⁵⁶ − 1) of USDC');
    await pasteByHand(page, next);
    await expect(answer.getByRole('status')).toContainText('Choose the network');
    await expect(answer.locator('.calldata-answer')).not.toContainText('USDC');
    for (const detail of details) await expect(detail).toHaveValue('');
  }
});

const WINDOWS = [
  {width: 360, height: 740},
  {width: 1280, height: 800},
] as const;

for (const size of WINDOWS) {
  test(`shows what a paste or an example means, at ${size.width} px, and stays with who types`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const answer = await opened(page);
    const status = answer.getByRole('status');
    const problem = answer.getByRole('alert');
    const field = page.getByLabel(LABEL);
    const [to, unknown] = [`0x${READER}`, `0x${'12'.repeat(20)}`];
    for (const [text, message] of [
      [SWAP, 'Read, with 3 warnings.'],
      [JSON.stringify({to, from: unknown, data: SWAP, chainId: 8453}), 'Names are those of Base.'],
      [SWAP, 'Choose the network'],
    ] as const) {
      await pasteByHand(page, text);
      await expect(status).toContainText(message);
      await expect(status).toBeInViewport({ratio: 1});
      // A browser that goes back to the end of the text does so with a later frame.
      await nextFrames(page);
      await expect(status).toBeInViewport({ratio: 1});
    }

    for (const text of ['hello', '0x12345678']) {
      await pasteByHand(page, text);
      await expect(problem).toContainText(text === 'hello' ? '"h" at digit 1 is' : text);
      await nextFrames(page);
      await expect(problem).toBeInViewport({ratio: 1});
      await expect(field).toBeInViewport({ratio: 1});
    }
    await pasteByHand(page, SWAP);
    await expect(status).toBeInViewport({ratio: 1});

    await field.press('End');
    await field.press('Backspace');
    await expect(problem).toContainText('hex digits are not whole bytes');
    await nextFrames(page);
    await expect(field).toBeInViewport();

    await answer.getByRole('group', {name: 'Examples'}).getByRole('button').first().click();
    await expect(answer.getByRole('heading', {level: 3})).toBeVisible();
    await expect(status).toBeInViewport({ratio: 1});
  });
}

test('lets a payload that is pasted inside another take its place', async ({page}) => {
  await opened(page);
  const field = page.getByLabel(LABEL);
  await paste(page, SWAP);
  await field.press('ControlOrMeta+Home');
  for (let steps = 0; steps < 4; steps += 1) await field.press('ArrowRight');
  const approval = `0x095ea7b3${word(READER)}${word(1)}`;
  await pasteHere(page, ` ${approval}\n`);
  await expect(explainer(page)).toContainText('An ERC-20 allowance');
});

test('clears the form, and lets the reader paste the next', async ({page}) => {
  const answer = await opened(page);
  await paste(page, JSON.stringify({to: `0x${READER}`, data: SWAP, chainId: 8453}));
  await expect(answer.getByRole('status')).toContainText('Names are those of Base.');
  await answer.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByLabel(LABEL)).toHaveValue('');
  await expect(page.getByLabel(LABEL)).toBeFocused();
  await expect(page.getByLabel('Called contract, if known')).toHaveValue('');
  await expect(answer.getByRole('heading')).toHaveCount(0);
});

test('has the warnings of a plan before its steps, the worst first', async ({page}) => {
  await page.setViewportSize(WINDOWS[0]);
  const answer = await opened(page);
  await answer.getByRole('button', {name: 'Universal Router: plan with a permit'}).click();
  const all = answer.getByRole('list', {name: 'All warnings, the worst first'});
  await expect(all.getByRole('listitem').first()).toBeInViewport({ratio: 1});
  const said = await all.getByRole('listitem').allTextContents();
  expect(said.length).toBeGreaterThan(1);
  expect(said.at(-1)).toMatch(/practically never|more than a year ahead|has passed/);
  await expect(answer.getByRole('status')).toContainText(`Read, with ${said.length} warnings.`);
  const steps = answer.getByRole('list', {name: 'Steps'}).getByRole('listitem');
  await expect(steps.first()).toBeInViewport();
  expect(await steps.count()).toBeGreaterThan(1);
  // Below, each is a number of this list.
  for (const text of said) await expect(answer.getByText(text, {exact: true})).toHaveCount(1);
  await expect(answer.getByText(/^See warnings? \d+(, \d+)* above\.$/).first()).toBeAttached();
});

test('reads a payload with words around it, and says so', async ({page}) => {
  const answer = await opened(page);
  await paste(page, `data: ${SWAP} is this safe?`);
  await expect(answer).toContainText(SENTENCE);
  await expect(answer.getByRole('status')).toContainText(
    'The text around the payload is left out.',
  );
  await paste(page, JSON.stringify({method: 'eth_sign', params: [`0x${READER}`, '0x12']}));
  await expect(answer.getByRole('alert')).toContainText('Do not sign: eth_sign');
});

test('reads a request that sends ETH, and one to sign', async ({page}) => {
  await opened(page);
  const to = `0x${'12'.repeat(20)}`;
  const send = {from: `0x${READER}`, to, value: '0xde0b6b3a7640000', chainId: '0x2105'};
  const answer = await paste(page, JSON.stringify({method: 'eth_sendTransaction', params: [send]}));
  await expect(answer).toContainText(`Sends 1 ETH (1000000000000000000 wei) to ${to}; calls no`);
  await expect(answer).toContainText(`The ETH goes to ${to}: whose is it?`);

  const types = {Permit: [{name: 'value', type: 'uint256'}]};
  const payload = {domain: {chainId: 1}, types, primaryType: 'Permit', message: {value: '1'}};
  const params = [`0x${READER}`, JSON.stringify(payload)];
  await paste(page, JSON.stringify({method: 'eth_signTypedData_v4', params}));
  await expect(answer.getByRole('heading', {level: 3})).toContainText('Permit');
  await expect(page.getByLabel('Sender, if known')).toHaveValue(`0x${READER}`);
  await expect(page.getByLabel('Called contract, if known')).toHaveValue('');
});

unguarded('names nothing where the names of a network do not load', async ({page, request}) => {
  await opened(page);
  const data = allowance(await addressOf(request, [1, 'SwapRouter02']));
  const answer = await paste(page, data);
  await expect(answer).toContainText('SwapRouter02 may spend');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByRole('combobox', {name: 'Network'}).selectOption('Polygon');
  await expect(answer.getByRole('status')).toContainText('The names of Polygon did not load');
  await expect(answer).not.toContainText('SwapRouter02 may spend');
  await page.unroute(SCRIPTS);
  await answer.getByRole('button', {name: 'Try again'}).click();
  await expect(answer.getByRole('status')).toContainText('Names are those of Polygon.');
  await expect(answer).toContainText('SwapRouter02 may spend');
});

test('leads from a value to its function in the reference', async ({page}) => {
  await opened(page);
  const answer = await paste(page, SWAP);
  await answer.getByRole('link', {name: 'amountOutMin', exact: true}).click();
  await expect(page).toHaveURL(/\/router-02#swap\w+$/);
});

test('keeps what is pasted in the address, for a link and a reload', async ({page}) => {
  await opened(page);
  await paste(page, SWAP);
  await expect(page).toHaveURL(`${PLACE}#calldata=${SWAP}`);
  await page.reload();
  await expect(explainer(page)).toContainText(SENTENCE);
  await expect(page.getByLabel(LABEL)).toHaveValue(SWAP);
});

test('shows what a link holds, with the release that it names', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const answer = await opened(page, `#calldata=${SWAP}&router=1.4.0`);
  await expect(answer).toContainText(SENTENCE);
  await expect(answer.getByRole('status')).toBeInViewport({ratio: 1});
  await expect(page.getByLabel('Universal Router', {exact: false}).first()).toHaveValue('1.2');
});

test('explains an example, and goes back to the empty form', async ({page}) => {
  const answer = await opened(page);
  await answer.getByRole('group', {name: 'Examples'}).getByRole('button').first().click();
  await expect(answer.getByRole('heading', {level: 3})).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(LABEL)).toHaveValue('');
  await expect(answer.getByRole('heading')).toHaveCount(0);
});

test('can be used by keyboard alone', async ({page}) => {
  await opened(page);
  await page.getByLabel(LABEL).focus();
  await page.keyboard.insertText(SWAP);
  const answer = explainer(page);
  await expect(answer).toContainText(SENTENCE);
  const link = answer.getByRole('link').first();
  for (let stops = 0; stops < 14; stops += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
});

test('passes axe, and scrolls no page sideways, in both themes', async ({page}) => {
  test.slow();
  await opened(page, `#calldata=${SWAP}`);
  await expect(explainer(page)).toContainText(SENTENCE);
  for (const {colorScheme, width} of looksOf(1280, 360)) {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width, height: 800});
    expect(await violationsOf(page, {within: '.calldata', colorScheme})).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});

test('loads what reads calldata with the first input, not before', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await opened(page);
  const before = scripts.length;
  await expect(await paste(page, SWAP)).toContainText(SENTENCE);
  expect(scripts.slice(before).length).toBeGreaterThan(0);
});

// The framework fetches pages ahead whose links appear, and fails at that without network.
unguarded('sends nothing of what is pasted, and needs no network', async ({page}) => {
  await opened(page);
  await expect(await paste(page, SWAP)).toContainText(SENTENCE);
  await page.context().setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await expect(await paste(page, '0x12345678')).toContainText('Selector 0x12345678');
  expect(sent.filter((url) => !/\/(assets\/js|img)\/[\w.-]+\.(js|svg)$/.test(url))).toEqual([]);
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('says that it needs one', async ({page}) => {
    await page.goto(PLACE);
    await expect(page.locator('noscript p', {hasText: 'the tables do not'})).toBeVisible();
    await expect(page.getByLabel(LABEL)).toBeDisabled();
  });
});
