import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/liquidity/fetching-positions');
const read = (file: string) => readFileSync(`examples/sdk/v4/liquidity/${file}`, 'utf8');
const printed = read('fetchPositions.output.txt');

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

test('shows the lines of the value that it describes, and the token that has no price', () => {
  const lines = read('walletValue.output.txt').split('\n');
  const [, unpriced] = /^v4 and v3 worth .*, (no price: .*)$/m.exec(lines.join('\n')) ?? [];
  expect(page).toContain(`\`${unpriced}\``);
  const quoted = [...page.matchAll(/walletValue\.ts lines=(\d+)-(\d+)/g)];
  const shown = quoted.map(([, from, to]) => lines.slice(Number(from) - 1, Number(to)));
  expect(shown.map(([first]) => first?.slice(0, 5).trim())).toEqual(['v4 2', 'v4 6', 'v3 11']);
  expect(shown[1]?.at(-1)).toMatch(/^v4 together worth/);
  expect(shown[2]).toContain(lines.find((line) => line.startsWith('v4 and v3 worth')));
});
