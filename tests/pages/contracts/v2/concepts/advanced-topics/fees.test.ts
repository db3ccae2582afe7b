import {readFileSync} from 'node:fs';
import {formatEther, formatUnits, parseEther, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {amountOut} from '../../../../../../examples/v2/concepts/support/amounts';
import {squareRoot} from '../../../../../../examples/v2/concepts/support/squareRoot';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/advanced-topics/fees');
const printed = readFileSync('examples/v2/concepts/fees.output.txt', 'utf8');

const usdc = parseUnits('2000000', 6);
const weth = parseEther('1000');
const sold = parseUnits('10000', 6);

test('states the output, the reserves and the growth of the worked swap', () => {
  const out = amountOut(sold, usdc, weth);
  const before = squareRoot(usdc * weth);
  const after = squareRoot((usdc + sold) * (weth - out));
  expect((sold * 3n) / 1_000n).toBe(30_000_000n);
  expect(page).toContain(`pays ${formatEther(out)} WETH`);
  expect(page).toContain(`2,010,000 USDC and ${formatEther(weth - out)} WETH`);
  expect(page).toContain(`from \`${before}\` to \`${after}\``);
  expect(page).toContain(`by ${((Number(after) / Number(before) - 1) * 100).toFixed(6)}%`);
});

test('recomputes every line that the program prints', () => {
  const deposit = {usdc: parseUnits('2000', 6), weth: parseEther('1')};
  const start = squareRoot(usdc * weth);
  const supply = start + min((deposit.usdc * start) / usdc, (deposit.weth * start) / weth);
  const reserves = {usdc: usdc + deposit.usdc, weth: weth + deposit.weth};
  const paid = parseUnits('100000', 6);
  const bought = amountOut(paid, reserves.usdc, reserves.weth);
  const returned = amountOut(bought, reserves.weth - bought, reserves.usdc + paid);
  const rootLast = squareRoot(reserves.usdc * reserves.weth);
  const root = squareRoot((reserves.usdc + paid - returned) * reserves.weth);
  const shares = (supply * (root - rootLast)) / (5n * root + rootLast);

  expect(printed).toContain(`bought     ${formatEther(bought)} WETH`);
  expect(printed).toContain(`${formatUnits(paid - returned, 6)} USDC stay`);
  expect(printed).toContain(`√k         ${rootLast} → ${root}`);
  expect(printed).toContain(`supply     ${supply}`);
  expect(printed).toContain(`after      ${shares} shares`);

  const stays = Number(formatUnits(paid - returned, 6));
  const worth =
    (2 * Number(formatUnits(reserves.usdc + paid - returned, 6)) * Number(shares)) /
    Number(supply + shares);
  expect(page).toContain(`The trader left ${stays.toFixed(2)} USDC in the pair`);
  expect(page).toContain(`worth a sixth of this amount, ${worth.toFixed(2)} USDC`);
  expect(worth / stays).toBeCloseTo(1 / 6, 3);
});

test('states the cost of two pairs, of a flash swap, and both parts of the fee', () => {
  expect(page).toContain(`cost ${((1 - 0.997 ** 2) * 100).toFixed(4)}%`);
  expect(page).toContain(`3/997,** about ${((3 / 997) * 100).toFixed(4)}%`);
  expect(page).toContain(`${(0.3 / 6).toFixed(2)}% of the input goes to the protocol`);
  expect(page).toContain(`${((0.3 * 5) / 6).toFixed(2)}% to the providers`);
});

test('answers the question about 500 shares', () => {
  const shares = (500 * 10) / (5 * 1_010 + 1_000);
  expect(page).toContain(`${shares.toFixed(6)} shares`);
  expect(page).toContain(`${((shares / (500 + shares)) * 100).toFixed(6)}% of all shares`);
  expect(page).toContain(`sixth of ${((1 - 1_000 / 1_010) * 100).toFixed(6)}%`);
});

const min = (one: bigint, other: bigint) => (one < other ? one : other);
