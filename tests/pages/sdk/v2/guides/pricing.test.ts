import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const page = readFileSync(
  new URL('../../../../../docs/sdk/v2/guides/pricing.mdx', import.meta.url),
  'utf8',
);

test('says what the fees of two pairs come to', () => {
  const percent = 100 * (1 - 0.997 ** 2);
  expect(page).toContain(`Two pairs cost ${percent.toFixed(4)} % and not 0.6 %`);
});
