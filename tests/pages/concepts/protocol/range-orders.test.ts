import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {encodeSqrtRatioX96, Pool, Position, Tick, TickMath} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/protocol/range-orders');

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
const feePips = 3_000;
const tenWeth = String(10n * 10n ** 18n);

type Bounds = {tickLower: number; tickUpper: number};
const interval: Bounds = {tickLower: 199_320, tickUpper: 199_380};
const wide: Bounds = {tickLower: 198_060, tickUpper: 199_380};

/** The pool at a price, without liquidity of others; ticks are needed only to swap. */
function poolAt(usdcPerWeth: number, ticks: Tick[] = []): Pool {
  const sqrtPriceX96 = encodeSqrtRatioX96(
    String(10n ** 18n),
    String(BigInt(usdcPerWeth) * 10n ** 6n),
  );
  const tick = TickMath.getTickAtSqrtRatio(sqrtPriceX96);
  return new Pool(usdc, weth, feePips, sqrtPriceX96, 0, tick, ticks);
}

const orderIn = (bounds: Bounds) =>
  Position.fromAmount1({pool: poolAt(2_000), amount1: tenWeth, ...bounds});

/** The order, moved to another price. */
const orderAt = (usdcPerWeth: number, bounds: Bounds) =>
  new Position({
    pool: poolAt(usdcPerWeth),
    liquidity: orderIn(bounds).liquidity,
    ...bounds,
  });

const priceAt = (tick: number) => 1e12 / 1.0001 ** tick;
const averagePrice = ({tickLower, tickUpper}: Bounds) =>
  Math.sqrt(priceAt(tickLower) * priceAt(tickUpper));
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test('lists the share sold at each price of the figure', () => {
  for (const price of [2_000, 2_200, 2_350, 2_600]) {
    const shares = [interval, wide].map((bounds) => {
      const left = Number(orderAt(price, bounds).amount1.toExact());
      return `${readable(100 - left * 10, 1)}%`;
    });
    expect(page).toContain(`| ${readable(price, 0)} | ${shares.join(' | ')} |`);
  }
});

test('puts the order below the current tick, where it takes only WETH', () => {
  const {amount0, amount1} = orderIn(interval).mintAmounts;
  expect(String(amount0)).toBe('0');
  expect(page).toContain(
    `takes ${CurrencyAmount.fromRawAmount(weth, amount1).toExact()} WETH and no USDC`,
  );
  expect(page).toContain(`\`${amount1}\` raw taken`);
  expect(page).toContain(
    `at [tick](/concepts/glossary#tick) ${readable(poolAt(2_000).tickCurrent, 0)}`,
  );
});

test('states both tokens while the order fills, and one when it is filled', () => {
  const partly = orderAt(2_200, interval);
  const filled = orderAt(2_600, interval);
  const asUsdc = (position: Position) => position.amount0.toExact({groupSeparator: ','});
  expect(page).toContain(`holds ${asUsdc(partly)} USDC and ${partly.amount1.toExact()} WETH`);
  expect(page).toContain(`holds ${asUsdc(filled)} USDC and no WETH`);
  expect(page).toContain(`(\`${filled.amount0.quotient}\` raw)`);
});

test('returns the WETH when the price falls back', () => {
  const back = orderAt(2_100, interval);
  const worth = readable(Number(back.amount1.toExact()) * 2_100, 0);
  const proceeds = readable(Number(orderAt(2_600, interval).amount0.toExact()), 2);
  expect(page).toContain(
    `holds ${back.amount1.toExact()} WETH again, worth ${worth} USDC, in place of ${proceeds} USDC`,
  );
  expect(String(back.amount0.quotient)).toBe('0');
});

test('states bounds and average price, which the proceeds confirm', () => {
  const proceeds = Number(orderAt(2_600, interval).amount0.toExact());
  const [low, high] = [priceAt(interval.tickUpper), priceAt(interval.tickLower)];
  expect(proceeds / 10).toBeCloseTo(averagePrice(interval), 4);
  expect(page).toContain(`| ${readable(low, 2)} and ${readable(high, 2)} |`);
  expect(page).toContain(`| ${readable(averagePrice(interval), 2)} |`);
  expect(page).toContain(`averages ${readable(averagePrice(wide), 2)} USDC per WETH`);
});

test('states the fee that filling the order pays', async () => {
  const {liquidity} = orderIn(interval);
  const liquidityGross = String(liquidity);
  const pool = poolAt(2_000, [
    new Tick({index: interval.tickLower, liquidityGross, liquidityNet: liquidityGross}),
    new Tick({index: interval.tickUpper, liquidityGross, liquidityNet: `-${liquidityGross}`}),
  ]);
  const farBound = TickMath.getSqrtRatioAtTick(interval.tickLower);
  const plenty = CurrencyAmount.fromRawAmount(usdc, 1_000_000e6);
  const [sold, after] = await pool.getOutputAmount(plenty, farBound);
  const [paid] = await pool.getInputAmount(sold, farBound);
  const fee = Number(paid.toExact()) - Number(orderAt(2_600, interval).amount0.toExact());

  expect(after.tickCurrent).toBe(interval.tickLower - 1);
  expect(page).toContain(`about ${readable(fee, 2)} USDC`);
  expect(page).toContain(`0.3% of the ${readable(Number(paid.toExact()), 2)} USDC`);
});

test('names the nearest range that is fully above the spot price', () => {
  const upper = Math.floor(poolAt(2_000).tickCurrent / 60) * 60;
  const prices = [upper, upper - 60].map((tick) => readable(priceAt(tick), 2));
  expect(page).toContain(`${prices.join(' to ')} USDC per WETH`);
  expect(page).toContain(`ticks ${readable(upper - 60, 0)} to ${readable(upper, 0)}`);
});
