import {CurrencyAmount, Ether, Percent, Price, Token} from '@uniswap/sdk-core';
import {parseUnits} from 'viem';

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = Ether.onChain(1).wrapped;

// What somebody typed, in whole units, becomes smallest units without rounding.
const typed = '0.25';
const paid = CurrencyAmount.fromRawAmount(weth, String(parseUnits(typed, weth.decimals)));

// 1 WETH costs 2,000 USDC.
const price = new Price(weth, usdc, String(parseUnits('1', 18)), String(parseUnits('2000', 6)));
const value = price.quote(paid);

const slippage = new Percent(50, 10_000); // 0.5%
const minimum = value.multiply(new Percent(1).subtract(slippage));

console.log(`${paid.toExact()} ${paid.currency.symbol} at ${price.toSignificant()} USDC`);
console.log(`worth ${value.toExact()} ${value.currency.symbol}`);
console.log(`for a contract, at least ${minimum.quotient.toString()}`);
