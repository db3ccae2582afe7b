import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/hooks/hook-deployment');

test('says how often a search succeeds', () => {
  const missed = (tries: number) => (1 - 1 / 16_384) ** tries;
  expect(page).toContain(`After 16,384 tries, ${Math.round(100 * (1 - missed(16_384)))}%`);
  expect(page).toContain(`after 76,000 tries, ${Math.round(100 * (1 - missed(76_000)))}%`);
  expect(page).toContain('about one search in 18,000 finds none');
  expect(Math.round(1 / missed(160_444) / 1_000)).toBe(18);
});
