import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v1/guides/custom-linking');

test('states the smallest tolerance in its true unit', () => {
  expect(page).toContain(`10 basis points are ${10 / 100}%`);
});
