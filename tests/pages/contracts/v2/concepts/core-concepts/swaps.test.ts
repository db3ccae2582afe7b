import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/core-concepts/swaps');

const [usdcUnit, wethUnit] = [10n ** 6n, 10n ** 18n];
const reserve0 = 2_000_000n * usdcUnit;
const reserve1 = 1_000n * wethUnit;
const amount0In = 10_000n * usdcUnit;

const amountOut = (amountIn: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (997n * amountIn * reserveOut) / (1_000n * reserveIn + 997n * amountIn);
const amountIn = (output: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (1_000n * reserveIn * output) / (997n * (reserveOut - output)) + 1n;
/** Whether the pair lets an input of USDC pay for this output of WETH. */
const passes = (amount1Out: bigint) =>
  ((reserve0 + amount0In) * 1_000n - 3n * amount0In) * ((reserve1 - amount1Out) * 1_000n) >=
  reserve0 * reserve1 * 1_000n ** 2n;

const output = amountOut(amount0In, reserve0, reserve1);
const average = 10_000 / (Number(output) / 1e18);
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test('states the largest output that the check lets pass', () => {
  expect(passes(output)).toBe(true);
  expect(passes(output + 1n)).toBe(false);
  expect(page).toContain(`\`amountOut\` is \`${output}\``);
  expect(passes(4n * wethUnit)).toBe(true);
});

test('states average price, fee, impact and growth of that swap', () => {
  expect(page).toContain(`The average price was ${readable(average, 2)} USDC per WETH`);
  expect(page).toContain(
    `${readable((average * 0.997 * 100) / 2_000 - 100, 2)}% is [price impact]`,
  );
  const growth = Number((reserve0 + amount0In) * (reserve1 - output)) / 2e33 - 1;
  expect(page).toContain(`grew by ${readable(growth * 100, 4)}%`);
});

test('states the input for an exact output', () => {
  const input = amountIn(5n * wethUnit, reserve0, reserve1);
  expect(page).toContain(`${readable(Number(input) / 1e6, 6)} USDC (\`${input}\`)`);
  expect(amountOut(input, reserve0, reserve1)).toBeGreaterThanOrEqual(5n * wethUnit);
  expect(amountOut(input - 1n, reserve0, reserve1)).toBeLessThan(5n * wethUnit);
});

test('states what the smallest inputs buy', () => {
  expect(page).toContain(`buys \`${amountOut(1n, reserve0, reserve1)}\` wei`);
  expect(amountOut(1n, reserve1, reserve0)).toBe(0n);
});

test('computes what the pair of the executed program did', () => {
  const printed = readFileSync('examples/v2/concepts/swap.output.txt', 'utf8');
  expect(printed).toContain(`${String(output).replace(/(\d{18})$/, '.$1')} WETH`);
  expect(printed).toContain(`after   ${(reserve0 + amount0In) * (reserve1 - output)}`);
});
