import {readFileSync} from 'node:fs';
import {formatEther, formatUnits, parseEther, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {amountOut} from '../../../../../../examples/v2/concepts/support/amounts';
import {squareRoot} from '../../../../../../examples/v2/concepts/support/squareRoot';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/advanced-topics/security');
const printed = readFileSync('examples/v2/concepts/sandwich.output.txt', 'utf8');

const usdc = parseUnits('2000000', 6);
const weth = parseEther('1000');
const sold = parseUnits('10000', 6);
const attack = parseUnits('100000', 6);

const quoted = amountOut(sold, usdc, weth);
const least = (quoted * 9_950n) / 10_000n;
const bought = amountOut(attack, usdc, weth);

test('recomputes what the victim loses and the attacker gains without a minimum', () => {
  const got = amountOut(sold, usdc + attack, weth - bought);
  const back = amountOut(bought, weth - bought - got, usdc + attack + sold);
  const lost = formatUnits(((quoted - got) * 10_000n) / quoted, 2);
  expect(printed).toContain(`quoted             ${formatEther(quoted)} WETH`);
  expect(printed).toContain(`victim gets      ${formatEther(got)} WETH`);
  expect(printed).toContain(`victim loses     ${formatEther(quoted - got)} WETH, ${lost}%`);
  expect(printed).toContain(`attacker gains   ${formatUnits(back - attack, 6)} USDC`);
  expect(page).toContain(`the victim gets ${lost}% less than quoted`);
});

test('recomputes that the minimum stops it, and what the attacker then loses', () => {
  const back = amountOut(bought, weth - bought, usdc + attack);
  expect(amountOut(sold, usdc + attack, weth - bought)).toBeLessThan(least);
  expect(printed).toContain(`with a minimum of  ${formatEther(least)} WETH`);
  expect(printed).toContain('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT');
  expect(printed).toContain('victim keeps     10000 USDC');
  expect(printed).toContain(`attacker loses   ${formatUnits(attack - back, 6)} USDC`);
});

test('states what arrived of a taxed token, below a minimum that passed', () => {
  const taxed = readFileSync('examples/v2/reference/taxedToken.output.txt', 'utf8');
  const [least, arrived] = [...taxed.matchAll(/plain function, \w+ +(\S+) TAX/g)].map(
    ([, amount]) => Number(amount).toLocaleString('en', {maximumFractionDigits: 2}),
  );
  expect(page).toContain(`received ${arrived} TAX instead of at least ${least} TAX`);
});

test('computes the minimum from the quote', () => {
  expect(page).toContain(`$q$ = \`${quoted}\` (${formatEther(quoted)} WETH)`);
  expect(page).toContain(`the minimum is \`${least}\` (${formatEther(least)} WETH)`);
});

test('shows that moved reserves overstate the value of a share, and the root does not', () => {
  const moved = parseUnits('1000000', 6);
  const left = weth - amountOut(moved, usdc, weth);
  const price = parseUnits('2000', 6);
  const naive = usdc + moved + (left * price) / parseEther('1');
  const fair = 2n * squareRoot(((usdc + moved) * left * price) / parseEther('1'));
  expect(page).toContain(`its reserves are then worth ${inUsdc(naive)} USDC`);
  expect(page).toContain(`gives ${inUsdc(fair)} USDC`);
  expect(naive).toBeGreaterThan(fair);
});

const inUsdc = (amount: bigint) =>
  Number(formatUnits(amount, 6)).toLocaleString('en', {maximumFractionDigits: 0});
