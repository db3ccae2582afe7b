import {open} from '../testing/page';
import {expect, test} from '../testing/test';

// What a deployment announces is tried by `smallSite.spec.ts`.
test('announces nothing where the deployment does not ask for it', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});
