import {nearestUsableTick, TickMath} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/core/libraries/TickMath');

test('states the price of both bounds, raw and in USDC per WETH', () => {
  for (const [name, tick] of [
    ['MIN_TICK', TickMath.MIN_TICK],
    ['MAX_TICK', TickMath.MAX_TICK],
  ] as const) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``));
    expect(row).toContain(`| ${scientific(1.0001 ** tick)}, about 2`);
    expect(row).toContain(`| ${scientific(1e12 / 1.0001 ** tick)} `);
  }
});

test('states between which powers of two the prices lie', () => {
  expect(Math.log2(1.0001 ** TickMath.MIN_TICK)).toBeCloseTo(-128, 3);
  expect(Math.log2(1.0001 ** TickMath.MAX_TICK)).toBeCloseTo(128, 3);
});

test('states the widest range at a spacing of 60', () => {
  const widest = nearestUsableTick(TickMath.MAX_TICK, 60).toLocaleString('en-US');
  expect(page).toContain(`is −${widest} to ${widest}`);
});

/** "2.94 × 10⁻³⁹". */
function scientific(value: number): string {
  const [digits, power = ''] = value.toExponential(2).split('e');
  const raised = power
    .replace('+', '')
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
  return `${digits} × 10${raised}`;
}
