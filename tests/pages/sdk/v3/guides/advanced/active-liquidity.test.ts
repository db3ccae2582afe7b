import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import chart from '../../../../../../examples/sdk/v3/advanced/activeLiquidity.json';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/advanced/active-liquidity');
const printed = readFileSync('examples/sdk/v3/advanced/activeLiquidity.output.txt', 'utf8');

/** A price to the cent, or a liquidity in whole tokens, with separators. */
const price = (value: number) =>
  value.toLocaleString('en', {minimumFractionDigits: 2, maximumFractionDigits: 2});
const depth = (liquidity: string) => Math.round(Number(liquidity) / 10 ** 12).toLocaleString('en');

test('lists the steps of the chart that the program wrote', () => {
  const [dearest, ...inner] = chart;
  const cheapest = inner.pop();
  for (const {fromUsdcPerWeth, toUsdcPerWeth, liquidity} of inner) {
    const range = `${price(fromUsdcPerWeth)} to ${price(toUsdcPerWeth)}`;
    expect(page).toContain(`| ${range} | ${depth(liquidity)} |`);
  }
  expect(page).toContain(
    `| above ${price(dearest?.fromUsdcPerWeth ?? 0)} | ${depth(dearest?.liquidity ?? '')} |`,
  );
  expect(page).toContain(
    `| below ${price(cheapest?.toUsdcPerWeth ?? 0)} | ${depth(cheapest?.liquidity ?? '')} |`,
  );
});

test('states the sum, the ticks and the liquidity that the program prints', () => {
  const [, usdc = ''] = /^sum ([\d.]+) USDC/m.exec(printed) ?? [];
  const [, rest] = /holds (\d+) and/.exec(printed) ?? [];
  expect(page).toContain(
    `${Number(usdc).toLocaleString('en', {minimumFractionDigits: 6})} USDC (\`${usdc.replace('.', '')}\`), ${rest} base units`,
  );
  const [before, after] = [...printed.matchAll(/tick (\d+), liquidity (\d+)/g)];
  expect(page).toContain(
    `rises from ${Number(before?.[1]).toLocaleString('en')} to ${Number(after?.[1]).toLocaleString('en')}`,
  );
  expect(page).toContain(`falls to \`${after?.[2]}\``);
});

test('states how wide a word is, and which one holds the tick', () => {
  const tick = 200_311;
  expect(page).toContain(`a factor of ${(1.0001 ** 2_560).toFixed(2)} in price`);
  expect(page).toContain(`is ${Math.floor(tick / 10) >> 8}, not ${tick >> 8}.`);
});
