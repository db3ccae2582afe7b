import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  nearestUsableTick,
  Pool,
  Position,
  Tick,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/protocol/concentrated-liquidity');

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
const feePips = 3_000;
const tickLower = 198_060;
const tickUpper = 203_160;

const sqrtPriceX96At = (usdcPerWeth: number) =>
  encodeSqrtRatioX96(String(10n ** 18n), String(BigInt(usdcPerWeth) * 10n ** 6n));
const tickAt = (usdcPerWeth: number) => TickMath.getTickAtSqrtRatio(sqrtPriceX96At(usdcPerWeth));
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

const liquidity = squareRoot(2_000_000n * 10n ** 6n * 1_000n * 10n ** 18n);

function squareRoot(square: bigint): bigint {
  let root = square;
  let next = (root + 1n) / 2n;
  while (next < root) [root, next] = [next, (next + square / next) / 2n];
  return root;
}

function poolAt(usdcPerWeth: number): Pool {
  const tick = tickAt(usdcPerWeth);
  const active = tick >= tickLower && tick < tickUpper ? liquidity : 0n;
  const liquidityGross = String(liquidity);
  return new Pool(usdc, weth, feePips, sqrtPriceX96At(usdcPerWeth), String(active), tick, [
    new Tick({index: tickLower, liquidityGross, liquidityNet: String(liquidity)}),
    new Tick({index: tickUpper, liquidityGross, liquidityNet: String(-liquidity)}),
  ]);
}

const positionAt = (usdcPerWeth: number) =>
  new Position({pool: poolAt(usdcPerWeth), liquidity: String(liquidity), tickLower, tickUpper});

/** What the position holds at a price, and both ways to value it in USDC. */
function holdingsAt(usdcPerWeth: number) {
  const {amount0, amount1} = positionAt(usdcPerWeth);
  const value = (of: Position) =>
    Number(of.amount0.toExact()) + Number(of.amount1.toExact()) * usdcPerWeth;
  return {
    usdc: Number(amount0.toExact()),
    weth: Number(amount1.toExact()),
    value: value(positionAt(usdcPerWeth)),
    kept: value(positionAt(2_000)),
  };
}

test('states the liquidity of the v2-style pool', () => {
  expect(page).toContain(`\`${liquidity}\``);
});

test('converts each price of the table to its tick, usable tick and price', () => {
  for (const price of [2_500, 1_500]) {
    const usable = nearestUsableTick(tickAt(price), 60);
    const there = tickToPrice(weth, usdc, usable).toFixed(2, {groupSeparator: ','});
    expect(page).toContain(
      `| ${readable(price, 0)} | ${readable(tickAt(price), 0)} | ${readable(usable, 0)} | ${there} |`,
    );
  }
  expect(page).toContain(`| 2,000 | ${readable(tickAt(2_000), 0)} |`);
  expect(page).toContain(`steps of ${readable((1.0001 ** 60 - 1) * 100, 2)}%`);
});

test('states what the pool asks for at mint, and one raw unit less at burn', () => {
  const position = positionAt(2_000);
  const {amount0, amount1} = position.mintAmounts;
  const asUsdc = CurrencyAmount.fromRawAmount(usdc, amount0).toExact({groupSeparator: ','});
  const asWeth = CurrencyAmount.fromRawAmount(weth, amount1).toExact();
  expect(page).toContain(`\`${amount0}\` (${asUsdc} USDC)`);
  expect(page).toContain(`\`${amount1}\` (${asWeth} WETH)`);
  expect(BigInt(String(amount0)) - BigInt(String(position.amount0.quotient))).toBe(1n);
  expect(BigInt(String(amount1)) - BigInt(String(position.amount1.quotient))).toBe(1n);
});

test('puts the square roots into the formula as the pool stores them', () => {
  const root = (sqrtPriceX96: {toString(): string}) =>
    readable(Number(sqrtPriceX96.toString()) / 2 ** 96, 2);
  expect(page).toContain(root(sqrtPriceX96At(2_000)));
  expect(page).toContain(root(TickMath.getSqrtRatioAtTick(tickLower)));
  expect(page).toContain(root(TickMath.getSqrtRatioAtTick(tickUpper)));
});

test('compares the deposit with the pool that serves every price', () => {
  const {value} = holdingsAt(2_000);
  const spread = value / (2 * Math.sqrt(2_000));
  const within = Number(liquidity) / 1e12;
  expect(page).toContain(`${readable(value, 2)} USDC, ${readable(value / 40_000, 1)}%`);
  expect(page).toContain(`other ${readable(100 - value / 40_000, 1)}%`);
  expect(page).toContain(`| within a range | ${readable(within, 0)} |`);
  expect(page).toContain(`| over every price | ${readable(spread, 0)} |`);
  expect(page).toContain(`${readable(within / spread, 2)} times`);
});

test('lists what the position holds at each price of the table', () => {
  for (const price of [1_400, 1_750, 2_000, 2_250, 2_600]) {
    const {usdc: dollars, weth: ether, value, kept} = holdingsAt(price);
    const held = `${readable(dollars, dollars ? 2 : 0)} | ${readable(ether, ether ? 4 : 0)}`;
    expect(page).toContain(
      `| ${readable(price, 0)} | ${held} | ${readable(value, 2)} | ${readable(kept, 2)} |`,
    );
  }
});

test('states the loss against keeping the deposit', () => {
  const {value, kept} = holdingsAt(1_400);
  const share = readable((1 - value / kept) * 100, 1);
  expect(page).toContain(`${readable(kept - value, 2)} USDC (${share}%)`);
  expect(page).toContain(`${positionAt(1_400).amount1.toExact()} WETH and no USDC`);
});

test('states the widest range and the cap per tick at spacing 60', () => {
  const widest = Math.floor(TickMath.MAX_TICK / 60) * 60;
  const usableTicks = BigInt((2 * widest) / 60 + 1);
  expect(page).toContain(`−${readable(widest, 0)} to ${readable(widest, 0)}`);
  expect(page).toContain(`\`${(2n ** 128n - 1n) / usableTicks}\``);
});
