import assert from 'node:assert/strict';
import {CurrencyAmount, Fraction, Rounding, Token} from '@uniswap/sdk-core';

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');

// #region members
const gain = new Fraction(12_345, 10_000); // 1.2345
const loss = new Fraction(-12_345, 10_000);
for (const rounding of [Rounding.ROUND_DOWN, Rounding.ROUND_HALF_UP, Rounding.ROUND_UP]) {
  const [above, below] = [gain, loss].map((one) => one.toFixed(3, undefined, rounding));
  console.log(`${Rounding[rounding].padEnd(13)} ${above} ${below}`);
}
// #endregion members

// #region defaults
console.log(`a fraction ${gain.toFixed(3)}`);
console.log(`an amount  ${CurrencyAmount.fromRawAmount(usdc, 1_234_500).toFixed(3)}`);
// #endregion defaults

// #region limit
const slightlyMore = new Fraction(14_001, 10_000); // 1.4001
console.log(slightlyMore.toSignificant(2, undefined, Rounding.ROUND_UP));
console.log(slightlyMore.toFixed(1, undefined, Rounding.ROUND_UP));
// #endregion limit
assert.equal(new Fraction(141, 100).toSignificant(2, undefined, Rounding.ROUND_UP), '1.5');
