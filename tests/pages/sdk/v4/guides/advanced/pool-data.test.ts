import {readFileSync} from 'node:fs';
import {TickMath} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {expect, test} from 'vitest';
import {wordsOf} from '../../../../../../examples/support/tickBitmap';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/advanced/pool-data');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v4/advanced/${program}.output.txt`, 'utf8');
const grouped = (count: number) => count.toLocaleString('en');

test('states how many words each spacing has', () => {
  const [ten, one] = [10, 1].map((spacing) => grouped(wordsOf(spacing).length));
  expect(page).toContain(`${ten} words at a spacing of 10, ${one} words at a spacing of 1`);
});

test('states which tick the largest swap crosses, and what is left behind it', () => {
  const output = printed('poolData');
  const [, outer, inner] = [...output.matchAll(/^tick +(-?\d+) +net (-?\d+)/gm)][1] ?? [];
  const [, lowest] = /net (\d+)/.exec(output) ?? [];
  const [, active] = /active +(\d+)/.exec(output) ?? [];
  expect(page).toContain(`crosses the tick −${grouped(-Number(outer))}`);
  expect(Number(lowest) + Number(inner)).toBeCloseTo(Number(active), -3);
  expect((Number(lowest) / Number(active)).toFixed(2)).toBe('0.01');
  expect(page).toContain('a hundredth of the liquidity remains');
});

test('states the ticks at which a pool has no more to give', () => {
  const highest = JSBI.subtract(TickMath.MAX_SQRT_RATIO, JSBI.BigInt(1));
  const ends = [TickMath.MIN_TICK, TickMath.getTickAtSqrtRatio(highest)];
  expect(page).toContain(`−${grouped(-(ends[0] ?? 0))} or ${grouped(ends[1] ?? 0)}`);
  expect(printed('poolDataErrors')).toContain(`at tick ${ends[0]}, and no error`);
});

test('explains each error that the program prints', () => {
  const names = printed('poolDataErrors').match(/(?<=failed: )\w+/g);
  expect(names).toHaveLength(3);
  for (const name of names ?? []) expect(page).toContain(`| \`Invariant failed: ${name}\` |`);
});
