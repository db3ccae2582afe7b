import {readFileSync} from 'node:fs';
import {formatEther, parseEther, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {amountIn, amountOut} from '../../../../../../examples/v2/concepts/support/amounts';
import {squareRoot} from '../../../../../../examples/v2/concepts/support/squareRoot';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/advanced-topics/math');
const printed = readFileSync('examples/v2/concepts/math.output.txt', 'utf8');

const usdc = parseUnits('2000000', 6);
const weth = parseEther('1000');

test('rounds the outputs of the figure', () => {
  for (const paid of [1, 2, 10, 20]) {
    const exact = (997 * paid * 1_000) / (1_000_000 + 997 * paid);
    const out = amountOut(BigInt(paid), 1_000n, 1_000n);
    expect(page).toContain(`| ${paid} | ${exact.toFixed(2)} | ${out} |`);
  }
  expect(page).toContain('= 9.87, rounded down to 9 units');
});

test('buys less in two parts than at once', () => {
  const half = parseUnits('5000', 6);
  const atOnce = amountOut(2n * half, usdc, weth);
  const first = amountOut(half, usdc, weth);
  const parts = first + amountOut(half, usdc + half, weth - first);
  expect(page).toContain(
    `buy ${formatEther(atOnce - parts)} WETH (\`${atOnce - parts}\` wei) less`,
  );
  expect(printed).toContain(`10,000 USDC    ${formatEther(atOnce)} WETH`);
  expect(printed).toContain(`2 × 5,000 USDC ${formatEther(parts)} WETH`);
});

test('adds one where nothing is left to round, though the pair would take less', () => {
  expect(amountIn(1_000n, 997n, 2_000n)).toBe(1_001n);
  const passes = (paid: bigint) =>
    (1_000n * (997n + paid) - 3n * paid) * 1_000n * 1_000n >= 1_000_000n * 997n * 2_000n;
  expect(passes(1_000n)).toBe(true);
  expect(passes(999n)).toBe(false);
  expect(printed).toContain('1,000 units    cost 1001 of reserves 997, 2000');
});

test('recomputes what the router answers', () => {
  const out = amountOut(parseUnits('10000', 6), usdc, weth);
  const usdcOut = amountOut(parseEther('1'), weth, usdc);
  expect(printed).toContain(`1 raw USDC     buys ${amountOut(1n, usdc, weth)} wei`);
  expect(printed).toContain(`buys ${amountOut(1n, weth, usdc)} raw USDC`);
  expect(printed).toContain(
    `for that much  ${amountIn(out, usdc, weth)} raw USDC, for 1 wei more ${amountIn(out + 1n, usdc, weth)}`,
  );
  expect(printed).toContain(
    `1 WETH buys    ${usdcOut} raw USDC, which cost ${amountIn(usdcOut, weth, usdc)} wei`,
  );
  expect(page).toContain('1 wei of WETH buys 0 raw USDC');
});

test('computes the shares of the first and of a later deposit', () => {
  const supply = squareRoot(usdc * weth);
  expect(printed).toContain(`shares         ${supply}, of which 1000 are locked`);
  expect(page).toContain(`a root of \`${supply}\`. The depositor gets \`${supply - 1_000n}\``);
  const byUsdc = (parseUnits('10000', 6) * supply) / usdc;
  const byWeth = (parseEther('6') * supply) / weth;
  expect(byUsdc).toBeLessThan(byWeth);
  expect(page).toContain(`mint \`${byUsdc}\` units, 0.5% of the supply`);
  expect(squareRoot(4n * usdc * weth) / 2n).toBe(supply);
  expect(squareRoot(500n * 2_000n)).toBe(1_000n);
});

test('names the largest reserve, and products that fit', () => {
  const largest = 2n ** 112n - 1n;
  expect(page).toContain(`2¹¹² − 1 = \`${largest}\` raw units`);
  expect(page).toContain(`${(largest / 10n ** 18n).toLocaleString('en')} whole tokens`);
  expect((1_000n * 2n ** 112n) ** 2n).toBeLessThan(2n ** 244n);
});
