import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/core/libraries/TickBitmap');

test('finds the bit of the worked example', () => {
  const [tick, spacing] = [203_160, 60];
  const number = Math.floor(tick / spacing);
  expect(page).toContain(`tick 203,160 at spacing 60 is number ${number.toLocaleString('en-US')}`);
  expect(page).toContain(`word ${Math.floor(number / 256)}, bit ${number % 256}`);
});

test('states how many ticks and which prices a word covers', () => {
  const ticks = 256 * 60;
  expect(page).toContain(
    `is ${ticks.toLocaleString('en-US')} ticks, or a factor of ${(1.0001 ** ticks).toFixed(2)}`,
  );
});
