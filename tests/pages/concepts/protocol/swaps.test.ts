import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {encodeSqrtRatioX96, Pool, Route, Tick, TickMath, Trade} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/protocol/swaps');

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
const feePips = 3_000n;
const liquidity = 44_721_359_549_995_793n;
const sqrtPriceX96 = encodeSqrtRatioX96(String(10n ** 18n), String(2_000n * 10n ** 6n));
const startTick = TickMath.getTickAtSqrtRatio(sqrtPriceX96);

type Range = {lower: number; upper: number; liquidity: bigint};
const narrow: Range = {lower: 198_060, upper: 203_160, liquidity};
const widest: Range = {lower: -887_220, upper: 887_220, liquidity: liquidity / 4n};

/** A pool at 2,000 USDC per WETH with these positions, none of which share a bound. */
function poolOf(...ranges: Range[]): Pool {
  const active = ranges.reduce((sum, range) => sum + range.liquidity, 0n);
  const ticks = ranges.flatMap((range) => [
    tickOf(range.lower, range.liquidity),
    tickOf(range.upper, -range.liquidity),
  ]);
  ticks.sort((one, other) => one.index - other.index);
  return new Pool(usdc, weth, 3_000, sqrtPriceX96, String(active), startTick, ticks);
}

function tickOf(index: number, net: bigint): Tick {
  const gross = net < 0n ? -net : net;
  return new Tick({index, liquidityGross: String(gross), liquidityNet: String(net)});
}

const inUsdc = (dollars: number) => CurrencyAmount.fromRawAmount(usdc, dollars * 1e6);
const raw = (amount: CurrencyAmount<Token>) => BigInt(String(amount.quotient));
const human = (amount: CurrencyAmount<Token>) => Number(amount.toExact());
const priceOf = (pool: Pool) => 1e12 / (Number(String(pool.sqrtRatioX96)) / 2 ** 96) ** 2;
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test('states amount, average price and price after for each size of the table', async () => {
  for (const dollars of [1_000, 10_000, 100_000, 200_000]) {
    const [out, after] = await poolOf(narrow).getOutputAmount(inUsdc(dollars));
    const row = [
      readable(dollars, 0),
      readable(human(out), 6),
      readable(dollars / human(out), 2),
      readable(priceOf(after), 2),
    ];
    expect(page).toContain(`| ${row.join(' | ')} |`);
  }
});

test('carries the formula from the input to the output that the SDK gives', async () => {
  const amountIn = 10_000_000_000n;
  const net = (amountIn * (1_000_000n - feePips)) / 1_000_000n;
  const before = BigInt(String(sqrtPriceX96));
  const divisor = liquidity * 2n ** 96n + net * before;
  const next = (liquidity * 2n ** 96n * before + divisor - 1n) / divisor;
  const amountOut = (liquidity * (before - next)) / 2n ** 96n;

  const [out, after] = await poolOf(narrow).getOutputAmount(inUsdc(10_000));
  expect(raw(out)).toBe(amountOut);
  expect(String(after.sqrtRatioX96)).toBe(String(next));
  expect(page).toContain(`| \`${net}\` (9,970 USDC) |`);
  expect(page).toContain(`\`${amountOut}\` (${out.toExact()} WETH)`);
  expect(page).toContain(`+${amountIn} and −${amountOut}`);
  expect(page).toContain(`| ${readable(Number(before) / 2 ** 96, 2)} |`);
  expect(page).toContain(`| ${readable(Number(next) / 2 ** 96, 2)} |`);
});

test('states the cost of an exact output of 5 WETH', async () => {
  const five = CurrencyAmount.fromRawAmount(weth, String(5n * 10n ** 18n));
  const [cost] = await poolOf(narrow).getInputAmount(five);
  expect(page).toContain(`${cost.toExact({groupSeparator: ','})} USDC (\`${raw(cost)}\`)`);
});

test('splits the shortfall into fee and price impact, as the SDK counts it', async () => {
  const pool = poolOf(narrow);
  const trade = await Trade.exactIn(new Route([pool], usdc, weth), inUsdc(10_000));
  const [out] = await pool.getOutputAmount(inUsdc(10_000));
  const impact = (1 - human(out) / (9_970 / 2_000)) * 100;
  expect(page).toContain(`The shortfall of ${readable((1 - human(out) / 5) * 100, 2)}%`);
  expect(page).toContain(`price impact of ${readable(impact, 2)}%`);
  expect(page).toContain(`${trade.priceImpact.toFixed(2)}% here, fee included`);
});

test('plays the sandwich and the minimum that refuses it', async () => {
  const [quoted] = await poolOf(narrow).getOutputAmount(inUsdc(10_000));
  const [bought, pushed] = await poolOf(narrow).getOutputAmount(inUsdc(100_000));
  const [received, between] = await pushed.getOutputAmount(inUsdc(10_000));
  const [returned] = await between.getOutputAmount(bought);
  const minimum = CurrencyAmount.fromRawAmount(weth, String((raw(quoted) * 995n) / 1_000n));
  const lost = (1 - human(received) / human(quoted)) * 100;

  expect(received.lessThan(minimum)).toBe(true);
  expect(page).toContain(`buys ${readable(human(received), 6)} WETH, ${readable(lost, 2)}% less`);
  expect(page).toContain(`WETH for ${readable(human(returned), 2)} USDC`);
  expect(page).toContain(`keep ${readable(human(returned) - 100_000, 2)} USDC`);
  expect(page).toContain(`here ${minimum.toExact()} WETH for 0.5%`);
});

test('follows a swap across the bound of a range', async () => {
  const pool = poolOf(widest, narrow);
  const bound = TickMath.getSqrtRatioAtTick(narrow.lower);
  const [first] = await pool.getOutputAmount(inUsdc(1_000_000), bound);
  const [cost] = await pool.getInputAmount(first, bound);
  const [total, after] = await pool.getOutputAmount(inUsdc(300_000));
  const rest = inUsdc(300_000).subtract(cost).toExact({groupSeparator: ','});

  expect(page).toContain(
    `${cost.toExact({groupSeparator: ','})} USDC buys ${readable(human(first), 6)} WETH`,
  );
  expect(page).toContain(`${rest} USDC buys ${readable(human(total.subtract(first)), 6)} WETH`);
  expect(page).toContain(`average is ${readable(300_000 / human(total), 2)} USDC per WETH`);
  expect(page).toContain(`ends at ${readable(priceOf(after), 2)}`);
});

test('takes only what the liquidity is worth where it runs out', async () => {
  const bound = TickMath.getSqrtRatioAtTick(narrow.lower);
  const [out, after] = await poolOf(narrow).getOutputAmount(inUsdc(300_000));
  const [cost] = await poolOf(narrow).getInputAmount(out, bound);
  expect(page).toContain(
    `takes ${cost.toExact({groupSeparator: ','})} of the 300,000 USDC and gives ${readable(human(out), 6)} WETH`,
  );
  expect(after.tickCurrent).toBe(TickMath.MIN_TICK);
  expect(String(after.liquidity)).toBe('0');
});

test('returns nothing for one raw unit of USDC', async () => {
  const [out] = await poolOf(narrow).getOutputAmount(CurrencyAmount.fromRawAmount(usdc, 1));
  expect(raw(out)).toBe(0n);
});
