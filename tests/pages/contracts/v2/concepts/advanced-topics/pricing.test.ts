import {readFileSync} from 'node:fs';
import {formatEther, formatUnits, parseEther, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {amountIn, amountOut} from '../../../../../../examples/v2/concepts/support/amounts';
import {squareRoot} from '../../../../../../examples/v2/concepts/support/squareRoot';
import {readPage} from '../../../../../../testing/readPage';

const read = (name: string) => readFileSync(`examples/v2/concepts/${name}.output.txt`, 'utf8');
const page = readPage('docs/contracts/v2/concepts/advanced-topics/pricing');
const printed = read('pricing');

const usdc = parseUnits('2000000', 6);
const weth = parseEther('1000');
const sold = parseUnits('10000', 6);
const wanted = parseEther('5');
const inUsdc = (amount: bigint) => formatUnits(amount, 6);
const inDollars = (amount: number) =>
  amount.toLocaleString('en', {minimumFractionDigits: 2, maximumFractionDigits: 2});

test('states what a sale and a purchase pay', () => {
  const out = amountOut(sold, usdc, weth);
  const cost = amountIn(wanted, usdc, weth);
  const average = 10_000 / Number(formatEther(out));
  const rows = [
    `\`${out}\` | ${formatEther(out)} WETH | ${inDollars(average)} |`,
    `\`${cost}\` | ${grouped(inUsdc(cost))} USDC | ${inDollars(Number(inUsdc(cost)) / 5)} |`,
  ];
  for (const row of rows) expect(page).toContain(row);
  expect(printed).toContain(`10000 USDC buy ${formatEther(out)} WETH`);
  expect(printed).toContain(`5 WETH cost ${inUsdc(cost)} USDC`);

  const short = 1 - Number(formatEther(out)) / 5;
  const impact = 1 - Number(formatEther(out)) / (5 * 0.997);
  expect(page).toContain(`The difference of ${percent(short)} is`);
  expect(page).toContain(`[price impact](/concepts/glossary#price-impact) of ${percent(impact)}`);
  expect((1 - short).toFixed(12)).toBe((0.997 * (1 - impact)).toFixed(12));
});

test('states the limits half a per cent from the quotes', () => {
  const least = (amountOut(sold, usdc, weth) * 9_950n) / 10_000n;
  const most = (amountIn(wanted, usdc, weth) * 10_050n) / 10_000n;
  expect(printed).toContain(`least received  ${formatEther(least)} WETH`);
  expect(printed).toContain(`most paid       ${inUsdc(most)} USDC`);
});

test('states the amount that moves the pair to 2,100, and where it stops', () => {
  const price = [parseUnits('2100', 6), parseEther('1')] as const;
  const target = squareRoot((usdc * weth * price[0] * 1_000n) / (price[1] * 997n));
  const paid = target - (usdc * 1_000n) / 997n;
  const out = amountOut(paid, usdc, weth);
  const after = ((usdc + paid) * parseEther('1')) / (weth - out);
  expect(printed).toContain(`pay ${inUsdc(paid)} USDC`);
  expect(printed).toContain(`spot after      ${inUsdc(after)} USDC`);

  const spot = Number(inUsdc(after));
  expect(page).toContain(`stops at ${inDollars(spot)}, ${percent(1 - spot / 2_100)} below 2,100`);

  // The next unit costs 2,100: one raw unit of input less was still cheaper.
  const counted = Number(usdc) + 0.997 * Number(paid);
  const marginal = counted ** 2 / (0.997 * Number(usdc) * Number(weth));
  expect(marginal * 1e12).toBeCloseTo(2_100, 3);
});

test('states what doubling the price costs, and what of it comes back', () => {
  // (reserve + paid) × (reserve + 0.997 × paid) = 2 × reserve²
  const b = 1_997n * usdc;
  const paid = (squareRoot(b * b + 4n * 997n * 1_000n * usdc * usdc) - b) / (2n * 997n);
  const bought = amountOut(paid, usdc, weth);
  const back = amountOut(bought, weth - bought, usdc + paid);
  const doubled = Number(usdc + paid) / Number(weth - bought);
  expect(doubled / (Number(usdc) / Number(weth))).toBeCloseTo(2, 6);
  expect(page).toContain(`costs ${inDollars(Number(inUsdc(paid)))} USDC of input`);
  expect(page).toContain(`all back but ${inDollars(Number(inUsdc(paid - back)))} USDC`);
});

test('states what the executed sandwich took', () => {
  const [, lost] = /victim loses .* ([\d.]+)%/.exec(read('sandwich')) ?? [];
  expect(page).toContain(`takes ${lost}% from the swap without a minimum`);
});

test('answers the questions', () => {
  expect(page).toContain(`2,000 ÷ 0.997 = ${inDollars(2_000 / 0.997)} USDC`);
  expect(page).toContain(`4.95 WETH (\`${(parseEther('5') * 9_900n) / 10_000n}\`)`);
});

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ',');
