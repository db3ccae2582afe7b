import {readFileSync} from 'node:fs';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/core-concepts/pools');

const [usdcUnit, wethUnit] = [10n ** 6n, 10n ** 18n];
const reserve0 = 2_000_000n * usdcUnit;
const reserve1 = 1_000n * wethUnit;

/** The root, rounded down, by Newton's method. */
function rootOf(square: bigint): bigint {
  let root = square;
  for (let next = (square + 1n) / 2n; next < root; next = (root + square / root) / 2n) root = next;
  return root;
}
const supply = rootOf(reserve0 * reserve1);
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const sharesFor = (amount0: bigint, amount1: bigint) =>
  least((amount0 * supply) / reserve0, (amount1 * supply) / reserve1);
const inUsdc = (raw: bigint) =>
  (Number(raw) / 1e6).toLocaleString('en', {maximumFractionDigits: 6});
const inWeth = (raw: bigint) => String(raw).replace(/(\d{18})$/, '.$1');

test('states the shares of the first deposit', () => {
  expect(page).toContain(`the square root is \`${supply}\``);
  expect(page).toContain(
    `gets \`${supply - 1_000n}\` raw shares, or 0.0${supply - 1_000n} with 18 decimals`,
  );
});

test('states the shares of a deposit in ratio, and of one that is not', () => {
  const fitting = sharesFor(20_000n * usdcUnit, 10n * wethUnit);
  expect(page).toContain(`Both terms give \`${fitting}\` shares`);
  const shares = sharesFor(20_000n * usdcUnit, 11n * wethUnit);
  expect(page).toContain(`USDC still gives \`${shares}\` shares`);

  const [balance0, balance1] = [reserve0 + 20_000n * usdcUnit, reserve1 + 11n * wethUnit];
  const back0 = (shares * balance0) / (supply + shares);
  const back1 = (shares * balance1) / (supply + shares);
  expect(page).toContain(`the new shares pay ${inUsdc(back0)} USDC and ${inWeth(back1)} WETH`);
  const lost = 11 - Number(back1) / 1e18;
  expect(page).toContain(
    `given away ${lost.toFixed(6)} WETH, about ${Math.round(lost * 2_000).toLocaleString('en')} USDC`,
  );
});

test('states what a tenth of the shares pays after a swap', () => {
  const paid = 10_000n * usdcUnit;
  const received = (997n * paid * reserve1) / (1_000n * reserve0 + 997n * paid);
  const [after0, after1] = [reserve0 + paid, reserve1 - received];
  expect(page).toContain(`for ${(Number(received) / 1e18).toFixed(6)} WETH`);
  expect(page).toContain(`${inUsdc(after0)} USDC and ${(Number(after1) / 1e18).toFixed(6)} WETH`);
  expect(page).toContain(
    `pay ${inUsdc(after0 / 10n)} USDC and ${(Number(after1) / 1e19).toFixed(6)} WETH`,
  );
  const growth = Math.sqrt(Number(after0 * after1) / Number(reserve0 * reserve1)) - 1;
  expect(page).toContain(`grown by ${(growth * 100).toFixed(5)}%`);
});

test('states how much one balance may be', () => {
  const most = Number((2n ** 112n - 1n) / wethUnit) / 1e15;
  expect(page).toContain(`about ${most.toFixed(2)} × 10¹⁵ tokens`);
});

test('answers which token decides', () => {
  expect(sharesFor(20_000n * usdcUnit, 9n * wethUnit)).toBe((9n * wethUnit * supply) / reserve1);
  expect(page).toContain('9 of 1,000 is 0.9%');
});

test('states what rounding takes from a deposit in the executed program', () => {
  const output = readFileSync('examples/v2/reference/pair.output.txt', 'utf8');
  const amounts = (line: string) =>
    new RegExp(`^${line} +(\\S+) USDC and (\\S+) WETH`, 'm').exec(output)?.slice(1) ?? [];
  const [[back0 = '', back1 = ''], [put0 = '', put1 = '']] = [
    amounts('burnt them for'),
    amounts('put in'),
  ];
  const lost = [
    parseUnits(put0, 6) - parseUnits(back0, 6),
    parseUnits(put1, 18) - parseUnits(back1, 18),
  ];
  expect(page).toContain(
    `with ${lost[0]} raw unit of USDC and ${Number(lost[1]).toLocaleString('en')} wei of WETH missing`,
  );
});
