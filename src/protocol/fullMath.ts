import {divideUp, expectUnsigned} from './integers';
import {expectThat} from './outOfRange';

/** a × b ÷ denominator, rounded down, with a product of up to 512 bits; all of 256 bits, so is the result. */
export function mulDiv(a: bigint, b: bigint, denominator: bigint): bigint {
  expectFactors(a, b, denominator);
  return expectResult((a * b) / denominator);
}

/** a × b ÷ denominator, rounded up. */
export function mulDivRoundingUp(a: bigint, b: bigint, denominator: bigint): bigint {
  expectFactors(a, b, denominator);
  return expectResult(divideUp(a * b, denominator));
}

/** dividend ÷ divisor, rounded up; 0 where the divisor is 0, as the contracts' unchecked division has it. */
export const unsafeDivRoundingUp = (dividend: bigint, divisor: bigint): bigint =>
  divisor === 0n ? 0n : divideUp(dividend, divisor);

function expectFactors(a: bigint, b: bigint, denominator: bigint): void {
  expectUnsigned(256n, {a, b, denominator});
  expectThat(denominator > 0n, 'a denominator above 0, got 0');
}

function expectResult(quotient: bigint): bigint {
  expectUnsigned(256n, {'a quotient': quotient});
  return quotient;
}
