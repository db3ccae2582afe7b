import assert from 'node:assert/strict';
import {CurrencyAmount, Ether, Fraction, Rounding} from '@uniswap/sdk-core';
import {messageOf} from './support/messageOf';

const show = ({numerator, denominator}: Fraction): string =>
  `${numerator.toString()}/${denominator.toString()}`;

// #region new
const half = new Fraction(1, 2);
const whole = new Fraction(String(5n)); // a bigint, as a string
console.log(`${show(half)} and ${show(whole)}`);
// #endregion new

// #region whole
const seven = new Fraction(7, 2);
const below = new Fraction(-7, 2);
console.log(`${seven.quotient.toString()}, rest ${show(seven.remainder)}`);
console.log(`${below.quotient.toString()}, rest ${show(below.remainder)}`);
// #endregion whole
assert.equal(BigInt(below.quotient.toString()), -7n / 2n);

// #region arithmetic
const third = new Fraction(1, 3);
const sixth = new Fraction(1, 6);
console.log(`sum        ${show(third.add(sixth))}`);
console.log(`difference ${show(third.subtract(sixth))}`);
console.log(`product    ${show(third.multiply(sixth))}`);
console.log(`quotient   ${show(third.divide(sixth))}`);
console.log(`inverse    ${show(third.invert())}`);
// #endregion arithmetic
assert(third.add(sixth).equalTo(half));

// #region compare
console.log(third.lessThan(half), half.equalTo(new Fraction(2, 4)), third.greaterThan(1));
// #endregion compare

// #region formats
const large = new Fraction(1_234_567_891, 1000);
console.log(large.toSignificant(3));
console.log(large.toFixed(2));
console.log(large.toFixed(2, {groupSeparator: '.', decimalSeparator: ','}));
console.log(below.toFixed(0, undefined, Rounding.ROUND_HALF_UP));
// #endregion formats

// #region as-fraction
const tenWei = CurrencyAmount.fromRawAmount(Ether.onChain(1), 10);
const mean = tenWei.asFraction.divide(3);
console.log(`${tenWei.toExact()} ETH, ${mean.toSignificant(3)} wei`);
// #endregion as-fraction

// #region throws
console.log(messageOf(() => new Fraction('1.5')));
console.log(messageOf(() => new Fraction(1.5)));
console.log(messageOf(() => new Fraction(1, 0).quotient));
console.log(messageOf(() => new Fraction(1, 0).toSignificant(2)));
console.log(messageOf(() => new Fraction(1, 0).toFixed(2)));
console.log(messageOf(() => half.toSignificant(0)));
console.log(messageOf(() => half.toFixed(-1)));
console.log(messageOf(() => half.add({} as Fraction)));
console.log(messageOf(() => half.add(5n as unknown as string)));
// #endregion throws
