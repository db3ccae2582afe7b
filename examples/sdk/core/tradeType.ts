import assert from 'node:assert/strict';
import {CurrencyAmount, Ether, Percent, Token, TradeType} from '@uniswap/sdk-core';
import {Pair, Route, Trade} from '@uniswap/v2-sdk';

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = Ether.onChain(1).wrapped;
const pair = new Pair(
  CurrencyAmount.fromRawAmount(weth, String(1_000n * 10n ** 18n)),
  CurrencyAmount.fromRawAmount(usdc, String(2_000_000n * 10n ** 6n)),
);
const route = new Route([pair], usdc, weth);
const slippage = new Percent(50, 10_000); // 0.5%

// #region exact-input
const paying = CurrencyAmount.fromRawAmount(usdc, String(2_000n * 10n ** 6n));
const sell = new Trade(route, paying, TradeType.EXACT_INPUT);
console.log(`pays exactly ${sell.maximumAmountIn(slippage).toExact()} USDC`);
console.log(`gets at least ${sell.minimumAmountOut(slippage).toExact()} WETH`);
// #endregion exact-input

// #region exact-output
const wanting = CurrencyAmount.fromRawAmount(weth, String(10n ** 18n));
const buy = new Trade(route, wanting, TradeType.EXACT_OUTPUT);
console.log(`pays at most ${buy.maximumAmountIn(slippage).toExact()} USDC`);
console.log(`gets exactly ${buy.minimumAmountOut(slippage).toExact()} WETH`);
// #endregion exact-output
assert(sell.maximumAmountIn(slippage).equalTo(paying));
assert(buy.minimumAmountOut(slippage).equalTo(wanting));
assert.equal(Trade.exactIn(route, paying).tradeType, TradeType.EXACT_INPUT);
