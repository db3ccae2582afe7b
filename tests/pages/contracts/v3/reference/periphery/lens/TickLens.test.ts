import {readFileSync} from 'node:fs';
import {TickMath} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/periphery/lens/TickLens');
const notes = readFileSync('docs/contracts/v3/reference/periphery/lens/TickLens.yaml', 'utf8');

const wordOf = (tick: number, spacing: number) => Math.floor(Math.floor(tick / spacing) / 256);
const wordsAt = (spacing: number) => {
  const highest = Math.floor(TickMath.MAX_TICK / spacing) * spacing;
  return [wordOf(-highest, spacing), wordOf(highest, spacing)] as const;
};
const shown = (value: number) => value.toLocaleString('en-US').replace('-', '−');

test('states which words can hold ticks at the spacings 1 and 60', () => {
  for (const spacing of [1, 60]) {
    const [lowest, highest] = wordsAt(spacing);
    expect(notes).toContain(`${shown(lowest)} to ${shown(highest)} at spacing ${spacing}`);
  }
});

test('counts the words of a pool at spacing 1', () => {
  const [lowest, highest] = wordsAt(1);
  expect(page).toContain(`has ${shown(highest - lowest + 1)} words`);
});

test('puts tick -1 into word -1', () => {
  expect(wordOf(-1, 60)).toBe(-1);
  expect(notes).toContain('tick −1 is in word −1');
});
