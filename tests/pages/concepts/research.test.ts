import {expect, test} from 'vitest';
import {readPage} from '../../../testing/readPage';

const page = readPage('docs/concepts/research');

const lossAgainstHolding = (ratio: number) => (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;

test('states the loss against holding for a doubled and a halved price', () => {
  const loss = (-lossAgainstHolding(2) * 100).toFixed(2);
  expect((-lossAgainstHolding(0.5) * 100).toFixed(2)).toBe(loss);
  expect(page).toContain(`−${loss}% against holding`);
});

test('states claim, method and limit of each of seven works', () => {
  expect(page.match(/^- \*\*Claim:\*\*/gm)).toHaveLength(7);
  expect(page.match(/^- \*\*Method:\*\*/gm)).toHaveLength(7);
  expect(page.match(/^- \*\*Limit:\*\*/gm)).toHaveLength(7);
});

test('dates the later works, each by an arXiv address', () => {
  const [, later = ''] = /#later \*\/\}(.*?)\n## /s.exec(page) ?? [];
  const rows = later.match(/^\| \[.*$/gm) ?? [];
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(row).toMatch(/\(https:\/\/arxiv\.org\/abs\/\d{4}\.\d{5}\)/);
    expect(row).toMatch(/\| (\w+ 20\d\d|<When of="paper-[\w-]+" \/>) \|/);
  }
});
