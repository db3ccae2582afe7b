import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/advanced-topics/understanding-returns');
const printed = readFileSync('examples/v2/concepts/returns.output.txt', 'utf8');

const gapAt = (ratio: number) => (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;
const resultAt = (ratio: number, growth: number) => (1 + growth) * (1 + gapAt(ratio)) - 1;
const grouped = (value: number, digits = 2) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
const signed = (part: number, digits = 2) =>
  `${part < 0 ? '−' : '+'}${Math.abs(100 * part).toFixed(digits)}%`;

const deposit = {usdc: 200_000, weth: 100};
const k = deposit.usdc * deposit.weth;
const after = {usdc: Math.sqrt(k * 3_000), weth: Math.sqrt(k / 3_000)};
const worth = 2 * Math.sqrt(k * 3_000);
const gap = 500_000 - worth;

test('states both results at each price of the figure', () => {
  for (const price of [500, 1_000, 3_000, 4_000, 6_000]) {
    const ratio = price / 2_000;
    expect(page).toContain(
      `| ${price.toLocaleString('en')} | ${signed(gapAt(ratio))} | ${signed(resultAt(ratio, 0.03))} |`,
    );
  }
});

test('states the prices between which 3% of growth suffices', () => {
  // 2√r ÷ (1 + r) = 1 ÷ 1.03
  const root = Math.sqrt(1.03 ** 2 - 1);
  const bounds = [(1.03 - root) ** 2, (1.03 + root) ** 2].map((ratio) => ratio * 2_000);
  for (const bound of bounds) expect(resultAt(bound / 2_000, 0.03)).toBeCloseTo(0, 12);
  expect(page).toContain(
    `between ${bounds.map((bound) => grouped(bound)).join(' and ')} USDC per WETH`,
  );
});

test('follows the deposit to 3,000 USDC per WETH', () => {
  expect(page).toContain(`then ${grouped(after.usdc)} USDC and ${after.weth.toFixed(6)} WETH`);
  expect(page).toContain(`sold ${(100 - after.weth).toFixed(6)} WETH`);
  expect(page).toContain(`worth ${grouped(worth)} USDC`);
  expect(page).toContain(`${grouped(gap)} USDC more, ${(-100 * gapAt(1.5)).toFixed(2)}%`);
  expect(page).toContain(`or ${signed(resultAt(1.5, 0.03))} with 3%`);
  expect(-gapAt(1.5) * 500_000).toBeCloseTo(gap, 6);
});

test('states the gap of each ratio, and the same for its inverse', () => {
  const ratios = [0.25, 0.5, 0.8, 1.25, 1.5, 2, 3, 4, 5];
  const cells = ratios.map((ratio) => signed(gapAt(ratio), 1));
  expect(page).toContain(`| Gap | ${cells.join(' | ')} |`);
  expect(gapAt(4)).toBeCloseTo(gapAt(0.25), 12);
  expect(page).toContain(`At 1% of the old price the gap is ${signed(gapAt(0.01), 1)}; at zero`);
});

test('states the fees and the volume that make up for the gap', () => {
  const fees = gap * 11;
  expect(page).toContain(`For you to gain ${grouped(gap)} USDC`);
  expect(page).toContain(`must reach ${grouped(fees)} USDC`);
  expect(page).toContain(`a volume of ${grouped(fees / 0.003, 0)} USDC`);
  expect(page).toContain(`, ${grouped(fees / 0.0025, 0)} USDC, because only 0.25%`);
});

test('states the yield of a volume', () => {
  const day = (1_000_000 * 0.003) / 11;
  const on = (1_000_000 * 0.0025) / 11;
  const yearly = (perDay: number) => ((365 * perDay * 100) / 400_000).toFixed(2);
  expect(page).toContain(`earns ${day.toFixed(2)} USDC a day, or ${on.toFixed(2)} USDC`);
  expect(page).toContain(`that is ${yearly(day)}% or ${yearly(on)}% a year`);
});

test('agrees with the executed deposit and withdrawal', () => {
  const [, behind] = /behind by {4}([\d.]+) USDC/.exec(printed) ?? [];
  const less = gap - Number(behind);
  expect(page).toContain(`gap is ${less.toFixed(2)} USDC smaller`);
  const paid = Number(/others paid {2}([\d.]+)/.exec(printed)?.[1]);
  expect(less / ((paid * 0.003) / 11)).toBeCloseTo(1, 1);
  expect(printed).toContain('if kept      500000 USDC');
});

test('answers the question about four times the price', () => {
  expect(resultAt(4, 0.25)).toBeCloseTo(0, 12);
  expect(page).toContain('25%. The gap is −20%, and 1.25 × 0.8 = 1');
});
