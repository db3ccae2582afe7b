import {open} from '../testing/page';
import {expect, test} from '../testing/test';

// The site has one version; a second is given to the page's data, which the console reports.
test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const {parse} = JSON;
    JSON.parse = (...parameters) => {
      const value = parse(...parameters);
      const docs = value?.['docusaurus-plugin-content-docs']?.default;
      docs?.versions.push({...docs.versions[0], name: 'older', label: 'Older', isLast: false});
      return value;
    };
  });
});

test('saves the version that a reader picks in the dropdown', async ({page}) => {
  await open(page, '/concepts/glossary');
  await page.getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: 'Older'}).click();
  const saved = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await expect.poll(saved).toBe('older');
});
