import {expect, open, test} from '../testing/page';

test('is reached from the footer of every page', async ({page}) => {
  await open(page, '/concepts/glossary');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy');
});

test('lists every event, with when it is sent and what it says', async ({page}) => {
  await open(page, '/privacy');
  const events = page.getByRole('table').first();
  await expect(events.getByRole('rowheader')).toHaveText([
    'every event',
    'app load',
    'page view',
    'web vitals',
    'navbar click',
    'footer click',
    'menu click',
    'search bar click',
    'sentiment submitted',
  ]);
  const view = events.getByRole('row', {name: 'page view'});
  await expect(view).toContainText('A page is shown.');
  await expect(view).toContainText('page_path: the path of the page');
  await expect(events.getByRole('row', {name: 'sentiment submitted'})).toContainText(
    'sentiment: your answer (positive, neutral, negative)',
  );
});

test('reads without scripts', async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto('/privacy');
  await expect(page.getByRole('rowheader', {name: 'page view'})).toBeVisible();
  await page.close();
});
