import {formatUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/governance/overview');
const supply = 1_000_000_000n * 10n ** 18n;

test.each([
  ['quorum', 40_000_000n, '4%'],
  ['threshold of 2020', 10_000_000n, '1%'],
  ['threshold of 2021', 2_500_000n, '0.25%'],
  ['threshold of 2024', 1_000_000n, '0.1%'],
  ['largest mint', (supply * 2n) / 100n / 10n ** 18n, '2%'],
])('gives the %s as UNI, raw value and share of supply', (_, uni, share) => {
  const raw = uni * 10n ** 18n;
  expect(`${Number(formatUnits((raw * 100n * 10n ** 18n) / supply, 18))}%`).toBe(share);
  expect(page).toContain(`| ${uni.toLocaleString('en')} | \`${raw}\` | ${share} |`);
});

test('states the shares of the first supply', () => {
  const share = (percent: bigint) => ((supply * percent) / 100n / 10n ** 18n).toLocaleString('en');
  expect(page).toContain(`60% of the first supply, ${share(60n)} UNI`);
  expect(page).toContain(`${share(15n)} UNI, 15% of supply`);
});
