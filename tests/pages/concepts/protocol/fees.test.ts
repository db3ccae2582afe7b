import {encodeSqrtRatioX96, TickMath} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/protocol/fees');

const Q96 = 2n ** 96n;
const Q128 = 2n ** 128n;
const USDC = 10n ** 6n;
const WETH = 10n ** 18n;

const activeLiquidity = squareRoot(2_000_000n * USDC * 1_000n * WETH);
const positionLiquidity = activeLiquidity / 4n;
const spotSqrtPriceX96 = sqrtPriceX96(2_000n);

test('states the active liquidity of the full-range depth', () => {
  expect(page).toContain(grouped(activeLiquidity));
});

test('states the output and the fee of the worked swap', () => {
  const {amountOut, fee} = sellUsdc({
    amount: 10_000n * USDC,
    liquidity: activeLiquidity,
    fee: 3_000n,
  });
  expect(fee).toBe(30_000_000n);
  expect(page).toContain('30 USDC (`30000000`)');
  expect(page).toContain(`${decimal(amountOut, 18)} WETH`);
  expect((9_970n * USDC * 3_000n) / 997_000n).toBe(fee);
});

test('splits the fee between the protocol and a quarter of the liquidity', () => {
  const protocolShare = 30_000_000n / 6n;
  const growth = ((30_000_000n - protocolShare) * Q128) / activeLiquidity;
  const owed = (growth * positionLiquidity) / Q128;
  expect(page).toContain(`5 USDC (\`${protocolShare}\`)`);
  expect(page).toContain(`${decimal(owed, 6)} USDC (\`${owed}\`)`);
});

test('states the deposit that supplies the quarter', () => {
  const lower = BigInt(TickMath.getSqrtRatioAtTick(198_060).toString());
  const upper = BigInt(TickMath.getSqrtRatioAtTick(203_160).toString());
  const usdc = ceilDivide(
    ceilDivide(positionLiquidity * Q96 * (upper - spotSqrtPriceX96), upper),
    spotSqrtPriceX96,
  );
  const weth = ceilDivide(positionLiquidity * (spotSqrtPriceX96 - lower), Q96);
  const value = usdc + (weth * 2_000n * USDC) / WETH;
  expect(page).toContain(`${grouped(usdc / USDC)}.${decimal(usdc, 6).split('.')[1]} USDC`);
  expect(page).toContain(`${decimal(weth, 18)} WETH`);
  expect(page).toContain(`${cents(value)} USDC`);
  expect((1_000_000n * USDC) / value).toBe(8n);
});

test('states what a thin pool with a lower fee would return', () => {
  const deep = sellUsdc({amount: 10_000n * USDC, liquidity: activeLiquidity, fee: 3_000n});
  const thin = sellUsdc({amount: 10_000n * USDC, liquidity: activeLiquidity / 100n, fee: 500n});
  expect(page).toContain(`${decimal(thin.amountOut, 18).slice(0, 8)} WETH`);
  expect(page).toContain(`instead of ${decimal(deep.amountOut, 18).slice(0, 8)} WETH`);
  const price = (10n ** 14n * Q96 * Q96) / (thin.sqrtPriceX96 * thin.sqrtPriceX96);
  expect(page).toContain(`${grouped(price / 100n)}.${price % 100n} USDC per WETH`);
});

test('states the fee of each tier on 10,000 USDC', () => {
  for (const [pips, usdc] of [
    [100, 1],
    [500, 5],
    [3_000, 30],
    [10_000, 100],
  ] as const) {
    expect((10_000 * pips) / 1_000_000).toBe(usdc);
    expect(page).toMatch(new RegExp(`\\| \`${pips}\` \\| \\d+ \\| ${usdc} USDC \\|`));
  }
});

test('states the packed denominators, the cost of two hops and the self-check', () => {
  expect(page).toContain(`\`${6 + (6 << 4)}\` is 6 + 6 × 16`);
  expect(page).toContain(`${((1 - 0.997 ** 2) * 100).toFixed(4)}%`);
  expect(page).toContain(`protocol gets ${5 / 4} USDC`);
  expect(page).toContain(`share ${5 - 5 / 4} USDC`);
});

test('states the hours in range and the fees of the figure', () => {
  const hourOut = (Math.asin(500 / 700) * 24) / (2 * Math.PI);
  const hoursIn = 24 - 2 * (12 - 2 * hourOut);
  const perHour = 100_000 * 0.003 * (5 / 6) * (1 / 4);
  expect(page).toContain(`${perHour.toFixed(2)} USDC per hour`);
  expect(page).toContain(`${hoursIn.toFixed(2)} hours`);
  expect(page).toContain(`${(hoursIn * perHour).toFixed(2)} USDC`);
  expect(page).toContain('would have earned 1,500 USDC');
  expect(24 * perHour).toBe(1_500);
});

type Sale = {amount: bigint; liquidity: bigint; fee: bigint};

/** One step of SwapMath.computeSwapStep for an exact input of token0 that ends inside the step. */
function sellUsdc({amount, liquidity, fee}: Sale) {
  const amountLessFee = (amount * (1_000_000n - fee)) / 1_000_000n;
  const shifted = liquidity * Q96;
  const next = ceilDivide(shifted * spotSqrtPriceX96, shifted + amountLessFee * spotSqrtPriceX96);
  const amountIn = ceilDivide(
    ceilDivide(shifted * (spotSqrtPriceX96 - next), spotSqrtPriceX96),
    next,
  );
  const amountOut = (liquidity * (spotSqrtPriceX96 - next)) / Q96;
  return {sqrtPriceX96: next, amountOut, fee: amount - amountIn};
}

function sqrtPriceX96(usdcPerWeth: bigint) {
  return BigInt(encodeSqrtRatioX96(WETH.toString(), (usdcPerWeth * USDC).toString()).toString());
}

function squareRoot(value: bigint) {
  let root = value;
  for (let next = (value + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}

function ceilDivide(numerator: bigint, denominator: bigint) {
  return (numerator + denominator - 1n) / denominator;
}

function grouped(value: bigint) {
  return value.toLocaleString('en-US');
}

function decimal(raw: bigint, decimals: number) {
  const unit = 10n ** BigInt(decimals);
  return `${raw / unit}.${(raw % unit).toString().padStart(decimals, '0')}`;
}

function cents(usdcRaw: bigint) {
  const hundredths = (usdcRaw + 5_000n) / 10_000n;
  return `${grouped(hundredths / 100n)}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
