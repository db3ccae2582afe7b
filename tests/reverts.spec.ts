import type {Locator, Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {expect, open, test} from '../testing/page';
import {sharingPage} from '../testing/sharedPage';
import {test as unguarded} from '../testing/test';
import {isDeep, looksOf} from '../testing/tier';

const PLACE = '/contracts/v3/reference/error-codes';
const LABEL = 'Revert string, 4-byte selector or raw revert data';

/** Opens the page, pastes into the look-up and gives the place of its answer. */
async function answerTo(page: Page, pasted: string): Promise<Locator> {
  await open(page, PLACE);
  return paste(page, pasted);
}

async function paste(page: Page, pasted: string): Promise<Locator> {
  await page.getByLabel(LABEL).fill(pasted);
  return page
    .locator('[aria-live=polite]')
    .filter({has: page.locator('p')})
    .last();
}

const answerOn = (page: Page): Locator => page.locator('textarea ~ [aria-live=polite]');

const onOnePage = sharingPage((page) => open(page, PLACE));

/** Error("STF"), as a node returns it. */
const STF = `0x08c379a0${word(32)}${word(3)}${'535446'.padEnd(64, '0')}`;
const PANIC = `0x4e487b71${word(0x11)}`;
/** ExecutionFailed(0, Error("STF")) of the Universal Router. */
const NESTED = `0x2c4029e9${word(0)}${word(64)}${word(100)}${STF.slice(2).padEnd(256, '0')}`;
/** WrappedError(0x…c0, beforeSwap, 0x12345678, HookCallFailed()) of v4. */
const WRAPPED = `0x90bfb865${word(0xc0)}${'575e24b4'.padEnd(64, '0')}${word(128)}${word(192)}${word(4)}${'12345678'.padEnd(64, '0')}${word(4)}${'a9e35b2f'.padEnd(64, '0')}`;

function word(value: number): string {
  return value.toString(16).padStart(64, '0');
}

onOnePage.describe('the look-up', () => {
  onOnePage.describe.configure({mode: 'default'});
  onOnePage.beforeEach(({page}) => page.getByLabel(LABEL).fill(''));

  const FORMS = [
    ['a string', 'Too little received', 'Too little received'],
    ['a string as a node reports it', 'execution reverted: STF', 'STF'],
    ['a string after its error', 'Error(string): STF', 'STF'],
    [
      'a string in a message of several lines',
      'The contract function "exactInputSingle" reverted with the following reason:\nSTF\n\nContract Call:\n  address:   0x00\n\nVersion: viem@2.57.1',
      'STF',
    ],
    ['a selector', '0x756688fe', 'InvalidNonce()'],
    ['raw data of a string', STF, 'STF'],
    ['raw data of a custom error', `0xcd21db4f${word(1_700_000_000)}`, 'SignatureExpired(uint256)'],
  ] as const;

  onOnePage('finds the entry of each form', async ({page}) => {
    for (const [what, pasted, identifier] of FORMS) {
      const link = (await paste(page, pasted)).getByRole('link', {name: identifier, exact: true});
      await expect(link, what).not.toHaveCount(0);
      // Two forms have the same entry: the next must not find this answer.
      await page.getByLabel(LABEL).fill('');
      await expect(link).toHaveCount(0);
    }
  });

  onOnePage('says what a panic means', async ({page}) => {
    await expect(await paste(page, PANIC)).toHaveText(
      'Panic 0x11: an addition, subtraction or multiplication left the range of its type.',
    );
  });

  onOnePage('finds the revert inside another, too', async ({page}) => {
    const answer = await paste(page, NESTED);
    await expect(
      answer.getByRole('link', {name: 'ExecutionFailed(uint256,bytes)'}),
    ).not.toHaveCount(0);
    await expect(answer).toContainText('It carries the revert of an inner call:');
    await expect(answer.getByRole('link', {name: 'STF', exact: true})).not.toHaveCount(0);
  });

  onOnePage('opens what v4 wraps, and names the hook and its function', async ({page}) => {
    const answer = await paste(page, WRAPPED);
    await expect(answer).toContainText(
      'It carries the revert of an inner call (to 0x00000000000000000000000000000000000000c0, function 0x575e24b4, HookCallFailed()):',
    );
    await expect(answer).toContainText('Selector 0x12345678 is not in the lists.');
  });

  onOnePage('gives the values of an error', async ({page}) => {
    const answer = await paste(page, `0xcd21db4f${word(1_700_000_000)}`);
    await expect(answer).toContainText('Its values: 1700000000');
  });

  const WITHOUT_REVERT = [
    ['no reason', '{"code":-32000,"message":"execution reverted"}', /^The call reverted, and this/],
    ['why it was not sent', 'nonce too low', /^The nonce of the transaction was used/],
    ['what a Safe hides', 'execution reverted: GS013', /^GS013 is the code of the Safe/],
  ] as const;

  onOnePage('says what to do with a message that holds no revert', async ({page}) => {
    for (const [what, pasted, message] of WITHOUT_REVERT) {
      await expect(await paste(page, pasted), what).toHaveText(message);
    }
  });

  const BAD_DATA = [
    ['is no hex', '0x08c379zz', 'Hex has the digits 0-9 and a-f; "z" is not one of them.'],
    [
      'is half a byte',
      '0x123456789',
      '9 hex digits are not whole bytes: one is missing or too many.',
    ],
    [
      'was cut',
      STF.slice(0, 100),
      'Error(string) needs at least 64 bytes after its selector; 45 are there: the data was cut.',
    ],
    ['is shorter than a selector', '0x1234', 'A selector has 8 hex digits; this has 4.'],
  ] as const;

  onOnePage('says what is wrong with data, and nothing else', async ({page}) => {
    for (const [what, pasted, message] of BAD_DATA) {
      const answer = await paste(page, pasted);
      await expect(answer, what).toHaveText(message);
      await expect(answer.getByRole('link'), what).toHaveCount(0);
      await expect(page).toHaveURL(PLACE);
    }
  });

  onOnePage('says that an unknown selector is in no list', async ({page}) => {
    await expect(await paste(page, '0x12345678')).toHaveText(
      /^Selector 0x12345678 is not in the lists\./,
    );
  });

  onOnePage('quotes of a long text its beginning', async ({page}) => {
    await expect(await paste(page, 'x'.repeat(1_000))).toHaveText(
      /^“x{200}…” is not in the lists\./,
    );
  });

  onOnePage('says nothing before anything is pasted, and nothing again after', async ({page}) => {
    const answer = answerOn(page);
    await expect(answer).toBeEmpty();
    await page.getByLabel(LABEL).fill('STF');
    await expect(answer).not.toBeEmpty();
    await page.getByLabel(LABEL).fill('');
    await expect(answer).toBeEmpty();
  });
});

test.describe('the look-up', () => {
  test('leads to the entry, with its fix, by keyboard alone', async ({page}) => {
    await open(page, PLACE);
    await page.getByLabel(LABEL).focus();
    await page.keyboard.insertText('Too little received');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PLACE}#too-little-received`);
    const heading = page.getByRole('heading', {level: 3, name: /^Too little received/});
    await expect(heading).toBeInViewport();
    await expect(entryOf(page).getByText('To fix')).toBeVisible();
  });

  test('passes axe with an answer', async ({page}) => {
    test.slow();
    await answerTo(page, NESTED);
    for (const {colorScheme, width} of looksOf(1280, 320).slice(isDeep ? 0 : 1)) {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 800});
      expect(await violationsOf(page, {within: '[class*=lookup]', colorScheme})).toEqual([]);
    }
  });
});

// The framework fetches pages ahead whose links appear, and fails at that without network.
unguarded(
  'the look-up works without network, and sends nothing of what is pasted',
  async ({page}) => {
    await open(page, PLACE);
    await page.context().setOffline(true);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const answer = await paste(page, 'Too little received');
    await expect(answer.getByRole('link', {name: 'Too little received'})).toBeVisible();
    expect(sent.filter((url) => !/\/assets\/js\/[\w.-]+\.js$/.test(url))).toEqual([]);
  },
);

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('shows every list with its links, and says what does not work', async ({page}) => {
    await page.goto(PLACE);
    await expect(page.getByLabel(LABEL)).toBeDisabled();
    await expect(page.locator('noscript p', {hasText: 'the lists do not'})).toBeVisible();
    await page.locator('summary', {hasText: 'rows: Uniswap v3'}).click();
    const row = page.getByRole('row', {name: /^Too little received /}).first();
    await row.getByRole('link', {name: 'Too little received'}).click();
    await expect(page).toHaveURL(`${PLACE}#too-little-received`);
  });

  test('unfolds a call that triggers the revert', async ({page}) => {
    await page.goto(`${PLACE}#too-little-received`);
    const call = entryOf(page).locator('details');
    await expect(call.getByText('await reverts(').first()).toBeHidden();
    await call.getByText('A call that triggers it').click();
    await expect(call.getByText('Too little received').first()).toBeVisible();
  });
});

/** An entry of the lists: a part that its heading unfolds. */
function entryOf(page: Page): Locator {
  return page.locator('details.fold', {has: page.locator('h3#too-little-received')});
}
