import {CurrencyAmount, Ether, Fraction, Percent, Rounding, Token} from '@uniswap/sdk-core';
import JSBI from 'jsbi';
import {messageOf} from './support/messageOf';

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');

// #region from-raw
const paid = CurrencyAmount.fromRawAmount(usdc, '1234567890');
console.log(`raw    ${paid.quotient.toString()}`);
console.log(`exact  ${paid.toExact()} ${paid.currency.symbol}`);
// #endregion from-raw

// #region from-fractional
const third = CurrencyAmount.fromFractionalAmount(usdc, 1_000_000, 3);
console.log(`raw    ${third.quotient.toString()} and ${third.remainder.toSignificant(2)}`);
// #endregion from-fractional

// #region arithmetic
const tip = CurrencyAmount.fromRawAmount(usdc, '100000000');
console.log(`sum    ${paid.add(tip).toExact()}`);
console.log(`rest   ${paid.subtract(tip).toExact()}`);
console.log(`half   ${paid.multiply(new Percent(1, 2)).toExact()}`);
console.log(`third  ${paid.divide(new Fraction(3)).toExact()}`);
// #endregion arithmetic

// #region formats
const long = CurrencyAmount.fromRawAmount(usdc, '1999999');
console.log(`significant  ${long.toSignificant(3)}`);
console.log(`up           ${long.toSignificant(3, {groupSeparator: ','}, Rounding.ROUND_UP)}`);
console.log(`fixed        ${long.toFixed(2)}`);
console.log(`exact        ${long.toExact()}`);
// #endregion formats

// #region wrapped
const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), String(10n ** 18n));
console.log(`${ether.currency.symbol} becomes ${ether.wrapped.currency.symbol}`);
// #endregion wrapped

// #region convert
const fromBigint = CurrencyAmount.fromRawAmount(usdc, String(5_000_000n));
const backToBigint = BigInt(fromBigint.quotient.toString());
console.log(`bigint ${backToBigint}, JSBI ${JSBI.toNumber(fromBigint.quotient)}`);
// #endregion convert

// #region throws
const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(1), 1);
console.log(messageOf(() => CurrencyAmount.fromRawAmount(usdc, String(2n ** 256n))));
console.log(messageOf(() => (paid as CurrencyAmount<Token | Ether>).add(oneEther)));
console.log(messageOf(() => paid.toFixed(7)));
// #endregion throws
