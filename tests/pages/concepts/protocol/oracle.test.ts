import {encodeSqrtRatioX96, TickMath} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/protocol/oracle');

const windowSeconds = 1_800n;
const calm = tickAt(2_000n);
const risen = tickAt(2_200n);
const liquidity = 44_721_359_549_995_793n;

test('states the average of the worked example', () => {
  const sum = 1_200n * calm + 600n * risen;
  const meanTick = floorDivide(sum, windowSeconds);
  expect(page).toContain(`2,000 USDC per WETH (tick ${grouped(calm)})`);
  expect(page).toContain(`2,200 (tick ${grouped(risen)})`);
  expect(page).toContain(`1,200 × ${grouped(calm)} + 600 × ${grouped(risen)} = ${grouped(sum)}`);
  expect(page).toContain(
    `this is ${(Number(sum) / 1_800).toLocaleString('en-US', {maximumFractionDigits: 2})}`,
  );
  expect(page).toContain(`rounded down to tick ${grouped(meanTick)}`);
  expect(page).toContain(`stands for ${priceAt(meanTick)} USDC per WETH`);
  expect(page).toContain(`${money(2_000 ** (2 / 3) * 2_200 ** (1 / 3))} before rounding to ticks`);
  expect(page).toContain(`would be ${money((2_000 * 1_200 + 2_200 * 600) / 1_800)}`);
});

test('states the average after one block at a false price', () => {
  for (const [falsePrice, words] of [
    [4_000n, `average from ${priceAt(calm)} to`],
    [20_000n, 'at 20,000 USDC per WETH gives'],
  ] as const) {
    const meanTick = floorDivide(1_788n * calm + 12n * tickAt(falsePrice), windowSeconds);
    expect(page).toContain(`${words} ${priceAt(meanTick)}`);
  }
});

test('states the rows of the figure', () => {
  const rows: [string, bigint][] = [
    ['| 5 | 2,000 |', calm],
    ['| 20 | 2,000 |', floorDivide(1_788n * calm + 12n * tickAt(4_000n), windowSeconds)],
    ['| 44 | 2,000 |', calm],
    ['after the rise | 2,200 |', floorDivide(900n * calm + 900n * risen, windowSeconds)],
    ['| 65 | 2,200 |', floorDivide(600n * calm + 1_200n * risen, windowSeconds)],
    ['| 80 | 2,200 |', risen],
  ];
  for (const [start, meanTick] of rows) expect(page).toContain(`${start} ${priceAt(meanTick)} |`);
});

test('states the harmonic mean as OracleLibrary.consult computes it', () => {
  const calmSum = (1_200n << 128n) / liquidity;
  const thinSum = (600n << 128n) / (liquidity / 2n);
  expect(page).toContain(grouped(liquidity));
  expect(page).toContain(grouped(harmonicMean(calmSum + thinSum)));
  expect(harmonicMean(calmSum + thinSum)).toBe((liquidity * 3n) / 4n);
  expect((2n * liquidity + liquidity / 2n) / 3n).toBe((liquidity * 5n) / 6n);
});

test('states the mean liquidity after one second without any', () => {
  const sum = (1_799n << 128n) / liquidity + (1n << 128n);
  expect(harmonicMean(sum)).toBe(1_799n);
  expect(page).toContain('down to 1,799 units');
});

test('states the slots and the reach of the history', () => {
  for (const seconds of [12, 2]) {
    const slots = 1_800 / seconds + 1;
    const days = ((65_535 * seconds) / 86_400).toFixed(2);
    expect(page).toContain(`| ${seconds} seconds | ${slots} | ${days} days |`);
  }
  expect(page).toContain(`about ${(150 * 22_000).toLocaleString('en-US')} gas`);
});

test('rounds the mean tick of the self-check down', () => {
  expect(floorDivide(-5n, 2n)).toBe(-3n);
  expect(page).toContain('−3. The quotient −2.5');
});

function tickAt(usdcPerWeth: bigint) {
  const ratio = encodeSqrtRatioX96((10n ** 18n).toString(), (usdcPerWeth * 10n ** 6n).toString());
  return BigInt(TickMath.getTickAtSqrtRatio(ratio));
}

function harmonicMean(secondsPerLiquidity: bigint) {
  return (windowSeconds * (2n ** 160n - 1n)) / (secondsPerLiquidity << 32n);
}

function floorDivide(numerator: bigint, denominator: bigint) {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}

function priceAt(tick: bigint) {
  return money(1e12 / 1.0001 ** Number(tick));
}

function money(value: number) {
  return value.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2});
}

function grouped(value: bigint) {
  return value.toLocaleString('en-US');
}
