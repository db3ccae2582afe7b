import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/liquidity/fetching-positions');
const printed = readFileSync('examples/sdk/v4/liquidity/fetchPositions.output.txt', 'utf8');

test('states the range and the flag that the program prints', () => {
  const [, low, high] = /from ([\d.]+) to ([\d.]+)/.exec(printed) ?? [];
  expect(page).toContain(`${low} to ${high} USDC per ETH`);
  const [, id, fee] = /^(\d+): ETH\/USDC, fee (\d{7})/m.exec(printed) ?? [];
  expect(page).toContain(`The fee \`${fee}\` of position ${id}`);
});

test('states how many positions there are, and shows the first three whole', () => {
  const [, count] = /^(\d+) positions/.exec(printed) ?? [];
  expect(count).toBe('6');
  expect(page).toContain('The first three of six positions');
  expect(printed.split('\n')[13]).toMatch(/^4: /);
  expect(page).toContain('fetchPositions.ts lines=1-13');
});
