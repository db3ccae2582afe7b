import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/contracts/v1/overview');

test('computes the price that the page works out', () => {
  const [dx, x, y] = [10n ** 18n, 100n * 10n ** 18n, 200_000n * 10n ** 6n];
  const dy = (997n * dx * y) / (1_000n * x + 997n * dx);
  expect(page).toContain(`997 × 10¹⁸) = ${dy}\``);
  expect(page).toContain(
    `which is ${(Number(dy) / 1e6).toLocaleString('en-US', {minimumFractionDigits: 6})} USDC`,
  );
});

test('states what two fees of 0.3% amount to', () => {
  expect(page).toContain(`1 − 0.997² = ${((1 - 0.997 ** 2) * 100).toFixed(4)}%`);
});
