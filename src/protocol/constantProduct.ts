import {expectUnsigned} from './integers';
import {expectThat} from './outOfRange';
import {rational, type Rational} from './rational';

/** What v2 keeps of an input of 1,000: 997, the fee being 0.3 %. */
const KEPT = 997n;
const OF = 1_000n;

/** Raw units in a pair before the trade; those of the input token and of the output token. */
export type Reserves = {reserveIn: bigint; reserveOut: bigint};

/** The most that an input buys from a v2 pair, rounded down. */
export function getAmountOut({amountIn, ...reserves}: Reserves & {amountIn: bigint}): bigint {
  expectReserves(reserves);
  expectThat(amountIn > 0n, `amountIn above 0, got ${amountIn}`);
  const withFee = amountIn * KEPT;
  const numerator = withFee * reserves.reserveOut;
  const denominator = reserves.reserveIn * OF + withFee;
  expectUnsigned(256n, {withFee, numerator, denominator});
  return numerator / denominator;
}

/** The least that an output costs from a v2 pair: the quotient rounded down, plus 1, as its library has it. */
export function getAmountIn({amountOut, ...reserves}: Reserves & {amountOut: bigint}): bigint {
  expectReserves(reserves);
  const {reserveIn, reserveOut} = reserves;
  expectThat(
    amountOut > 0n && amountOut < reserveOut,
    `amountOut above 0 and below the reserve of ${reserveOut}, got ${amountOut}`,
  );
  const numerator = reserveIn * amountOut * OF;
  const denominator = (reserveOut - amountOut) * KEPT;
  expectUnsigned(256n, {numerator, denominator});
  const amountIn = numerator / denominator + 1n;
  expectUnsigned(256n, {amountIn});
  return amountIn;
}

type Trade = Reserves & {amountIn: bigint; amountOut: bigint};

/** Which part less a trade gives than the price before it promises, the fee included: 1 − amountOut ÷ promised. */
export function priceImpact({amountIn, amountOut, ...reserves}: Trade): Rational {
  expectReserves(reserves);
  expectThat(amountIn > 0n, `amountIn above 0, got ${amountIn}`);
  const promised = amountIn * reserves.reserveOut;
  return rational(promised - amountOut * reserves.reserveIn, promised);
}

/** The same without the fee: measured on the part of the input that is traded. */
export const priceImpactBeyondFee = ({amountIn, amountOut, ...reserves}: Trade): Rational =>
  priceImpact({...reserves, amountIn: amountIn * KEPT, amountOut: amountOut * OF});

function expectReserves({reserveIn, reserveOut}: Reserves): void {
  expectUnsigned(256n, {reserveIn, reserveOut});
  expectThat(
    reserveIn > 0n && reserveOut > 0n,
    `reserves above 0, got ${reserveIn} and ${reserveOut}`,
  );
}
