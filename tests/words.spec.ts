import type {Page} from '@playwright/test';
import {alterChunks} from '../testing/interceptChunks';
import {open} from '../testing/page';
import {expect, test} from '../testing/test';

// Broken translations end up in the console, so these use Playwright's own `test`.

for (const {minutes, words} of [
  {minutes: 0, words: '0 min read'},
  {minutes: 1, words: 'One min read'},
  {minutes: 2, words: '2 min read'},
]) {
  test(`says "${words}" of an article of ${minutes}: one at 1, other otherwise`, async ({page}) => {
    await open(page, '/blog/archive');
    await alterChunks(page, (script) =>
      script.replace(/"readingTime":[\d.]+/g, `"readingTime":${minutes}`),
    );
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await expect(page.getByText('min read')).toHaveText(new RegExp(`(^|\\s)${words}$`));
  });
}

test('refuses a translation with neither an id nor a default message', async ({page}) => {
  await openWith(page, {});
  await expect(
    page.getByText('must have at least a translation id or a default translation message'),
  ).toBeVisible();
});

test('refuses a translated text that is more than plain text', async ({page}) => {
  await openWith(page, {id: 'theme.docs.paginator.next', children: ['Next']});
  await expect(
    page.getByText('The Docusaurus <Translate> component only accept simple string values'),
  ).toBeVisible();
});

test('shows the id of a translation that has no default message', async ({page}) => {
  await openWith(page, {id: 'theme.docs.paginator.next'});
  await expect(page.getByRole('link', {name: 'theme.docs.paginator.next'})).toBeVisible();
});

/** Opens a documentation page whose link to the next page is labelled by this translation. */
async function openWith(page: Page, translation: object): Promise<void> {
  await alterChunks(page, (script) =>
    script.replace(
      /\{id:"theme\.docs\.paginator\.next",description:"[^"]*",children:"Next"\}/,
      JSON.stringify(translation),
    ),
  );
  await open(page, '/blog/archive');
  await page.getByRole('link', {name: 'Concepts', exact: true}).click();
}
