import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const page = readFileSync(
  new URL('../../../../../docs/contracts/v1/guides/custom-linking.mdx', import.meta.url),
  'utf8',
);

test('gives the smallest tolerance in its true unit', () => {
  expect(page).toContain(`10 basis points are ${10 / 100} %`);
});
