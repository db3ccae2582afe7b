import assert from 'node:assert/strict';
import {CurrencyAmount, Fraction, Percent, Token} from '@uniswap/sdk-core';
import {messageOf} from './support/messageOf';

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');

// #region new
const slippageBps = 50; // 50 of 10,000
const slippage = new Percent(slippageBps, 10_000);
console.log(`${slippage.toSignificant()}%, ${slippage.toFixed()}%`);
console.log(`${new Percent(5).toFixed(0)}%`); // five wholes
// #endregion new

// #region minimum
const quoted = CurrencyAmount.fromRawAmount(usdc, '1999999999');
const minimum = quoted.multiply(new Percent(1).subtract(slippage));
console.log(`${minimum.quotient.toString()} of ${quoted.quotient.toString()}`);
// #endregion minimum
assert.equal(BigInt(minimum.quotient.toString()), (1_999_999_999n * 9_950n) / 10_000n);

// #region arithmetic
const fee = new Percent(3, 1000);
console.log(`sum        ${fee.add(slippage).toSignificant()}%`);
console.log(`difference ${slippage.subtract(fee).toSignificant()}%`);
console.log(`product    ${fee.multiply(slippage).toSignificant()}%`);
console.log(`quotient   ${fee.divide(2).toSignificant()}%`);
console.log(`plus one   ${fee.add(1).toSignificant()}%`);
// #endregion arithmetic

// #region compare
console.log(fee.lessThan(slippage), fee.equalTo(new Fraction(30, 10_000)));
// #endregion compare

// #region formats
const third = new Percent(1, 3);
console.log(`${third.toSignificant()}%`);
console.log(`${third.toFixed()}%`);
console.log(third.asFraction.toSignificant(3));
// #endregion formats

// #region throws
console.log(messageOf(() => new Percent('0.5', 100)));
console.log(messageOf(() => fee.divide(0).toFixed()));
console.log(messageOf(() => fee.toSignificant(0)));
console.log(messageOf(() => fee.toFixed(0.5)));
// #endregion throws
