import {expect, test} from 'vitest';
import {readPage} from '../../../testing/readPage';

const page = readPage('docs/concepts/research');

const lossAgainstHolding = (ratio: number) => (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;

test('states the loss against holding for a doubled and a halved price', () => {
  const loss = (-lossAgainstHolding(2) * 100).toFixed(2);
  expect((-lossAgainstHolding(0.5) * 100).toFixed(2)).toBe(loss);
  expect(page).toContain(`−${loss} % against holding`);
});

test('states claim, method and limit of each of seven works', () => {
  expect(page.match(/^- \*\*Claim:\*\*/gm)).toHaveLength(7);
  expect(page.match(/^- \*\*Method:\*\*/gm)).toHaveLength(7);
  expect(page.match(/^- \*\*Limit:\*\*/gm)).toHaveLength(7);
});
