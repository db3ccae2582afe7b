import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/advanced/introduction');
const printed = readFileSync('examples/sdk/v3/advanced/versions.output.txt', 'utf8');
const [v1 = 0, v2 = 0, v3 = 0, concentrated = 0] = [...printed.matchAll(/([\d.]+) ETH/g)].map(
  ([, amount]) => Number(amount),
);

test('states how much less the smaller exchange pays', () => {
  expect(page).toContain(`pays ${(100 * (1 - v1 / v2)).toFixed(1)}% less`);
});

test('states that v2 and v3 agree at one fee, and how much more concentration gives', () => {
  expect(v3).toBe(v2);
  expect(page).toContain(`pays ${(100 * (concentrated / v3 - 1)).toFixed(1)}% more`);
});

test('states what stands in the concentrated pool', () => {
  const liquidity = readFileSync('examples/sdk/v3/advanced/activeLiquidity.output.txt', 'utf8');
  const [, usdc, weth] = /^sum ([\d.]+) USDC \+ ([\d.]+) WETH/m.exec(liquidity) ?? [];
  const [whole, wholeWeth] = [usdc, weth].map((one) =>
    Math.round(Number(one)).toLocaleString('en'),
  );
  expect(page).toContain(`${whole} USDC and ${wholeWeth} WETH`);
});
