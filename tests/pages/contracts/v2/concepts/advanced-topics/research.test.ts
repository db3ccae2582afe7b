import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/advanced-topics/research');
const general = readPage('docs/concepts/research');

test('computes the loss against rebalancing of a volatility of 80%', () => {
  expect(page).toContain('At a volatility of 80% a year');
  expect(page).toContain(`the loss is ${((0.8 ** 2 / 8) * 100).toFixed(2)}% a year`);
});

test('names every work that the page on all versions describes, by the same address', () => {
  const works = [...general.matchAll(/^## .*?$(.*?)(?=^## )/gms)]
    .filter(([section]) => section.includes('**Claim:**'))
    .map(([section]) => /\]\((https:[^)]+)\)/.exec(section)?.[1]);
  expect(works).toHaveLength(7);
  for (const address of works) expect(page).toContain(`(${address})`);
});
