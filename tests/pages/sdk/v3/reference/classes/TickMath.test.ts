import {nearestUsableTick, TickMath} from '@uniswap/v3-sdk';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const notes = readFileSync('docs/sdk/v3/reference/classes/TickMath.yaml', 'utf8');

test('names the prices of both bounds', () => {
  expect(notes).toContain(`\`MIN_TICK\`, \`${TickMath.MIN_SQRT_RATIO.toString()}\``);
  expect(notes).toContain(`\`MAX_TICK\`, \`${TickMath.MAX_SQRT_RATIO.toString()}\``);
});

test('names both bounds, and the lowest tick at a spacing of 60', () => {
  expect(notes).toContain(`−${TickMath.MAX_TICK.toLocaleString('en-US')} to 887,272`);
  const lowest = nearestUsableTick(TickMath.MIN_TICK, 60).toLocaleString('en-US');
  expect(notes).toContain(`60)\` returns ${lowest.replace('-', '−')}`);
});
