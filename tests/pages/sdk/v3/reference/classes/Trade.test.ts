import {CurrencyAmount, Percent, Token, TradeType} from '@uniswap/sdk-core';
import {encodeSqrtRatioX96, FeeAmount, Pool, Route, TickMath, Trade} from '@uniswap/v3-sdk';
import {formatUnits, parseEther, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/reference/classes/Trade');
const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18);
const price = encodeSqrtRatioX96(String(parseEther('1')), String(parseUnits('2000', 6)));
const pool = new Pool(
  ...([usdc, weth, FeeAmount.MEDIUM, price, 1] as const),
  TickMath.getTickAtSqrtRatio(price),
);
const output = parseUnits('1992.013962', 6);
const trade = Trade.createUncheckedTrade({
  route: new Route([pool], weth, usdc),
  inputAmount: CurrencyAmount.fromRawAmount(weth, String(parseEther('1'))),
  outputAmount: CurrencyAmount.fromRawAmount(usdc, String(output)),
  tradeType: TradeType.EXACT_INPUT,
});
const minimumOf = (part: bigint, whole: bigint): bigint =>
  BigInt(trade.minimumAmountOut(new Percent(String(part), String(whole))).quotient.toString());

test.each([
  ['0.5%', 50n, 10_000n],
  ['10%', 10n, 100n],
  ['5,000%', 50n, 1n],
])('gives both minimums of a tolerance of %s', (name, part, whole) => {
  const before = (output * whole) / (whole + part);
  const since = part < whole ? (output * (whole - part)) / whole : 0n;
  expect(page).toContain(
    `${name} | ${formatUnits(before, 6)} USDC | ${formatUnits(since, 6)} USDC |`,
  );
  expect(minimumOf(part, whole)).toBe(since);
});

test('states the tolerance that keeps the minimum of before', () => {
  expect(page).toContain('`new Percent(50, 10_050)` for 50 basis points');
  expect(minimumOf(50n, 10_050n)).toBe((output * 10_000n) / 10_050n);
});
