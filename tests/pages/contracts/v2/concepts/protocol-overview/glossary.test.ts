import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/protocol-overview/glossary');

const reserveUsdc = 2_000_000n * 10n ** 6n;
const reserveWeth = 1_000n * 10n ** 18n;
const paid = 10_000n * 10n ** 6n;
const received = (997n * paid * reserveWeth) / (1_000n * reserveUsdc + 997n * paid);
const inWeth = (raw: bigint) => String(raw / 10n ** 12n).replace(/(\d{6})$/, '.$1');

const groups = page.split(/^## /m).slice(1);
const entriesOf = (group: string) =>
  group
    .split(/^### /m)
    .slice(1)
    .map((entry) => ({entry, term: entry.split(' {')[0] ?? ''}));
const entries = groups.flatMap(entriesOf);

test('defines 15 terms, in alphabetical order within each group', () => {
  expect(entries).toHaveLength(15);
  for (const group of groups) {
    const terms = entriesOf(group).map(({term}) => term);
    expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other)));
  }
});

test.each(entries)(
  'defines $term in 40 words, tells it from another and links one page',
  ({entry}) => {
    const definition = entry.split('\n\n')[1] ?? '';
    expect(definition.split(/\s+/).length).toBeLessThanOrEqual(40);
    expect(entry).toContain('- **Not to be confused with:**');
    expect(entry.match(/\]\(/g)).toHaveLength(1);
  },
);

test('states the swap of 10,000 USDC, its impact and its minimum', () => {
  expect(page).toContain(`10,000 USDC gives ${inWeth(received)} WETH`);
  const impact = (9_970 / (Number(received) / 1e18) / 2_000 - 1) * 100;
  expect(page).toContain(`an impact of ${impact.toFixed(2)}%`);
  expect(page).toContain(
    `below ${inWeth(received)} WETH is ${inWeth((received * 9_950n) / 10_000n)} WETH`,
  );
});

test('states k, the flash fee and the prices of the smallest trade', () => {
  expect(page).toContain(`here \`${reserveUsdc * reserveWeth}\` in raw units`);
  expect(page).toContain(`costs ${Number((3n * paid + 996n) / 997n) / 1e6} USDC`);
  expect(page).toContain('at 2,006.02 and sells it at 1,994.00 USDC');
  expect((2_000 / 0.997).toFixed(2)).toBe('2006.02');
  expect((2_000 * 0.997).toFixed(2)).toBe('1994.00');
});
