import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v2/guides/pricing');

test('states what the fees of two pairs come to', () => {
  const percent = 100 * (1 - 0.997 ** 2);
  expect(page).toContain(`The fees of two pairs add up to ${percent.toFixed(4)}%, not 0.6%`);
});
