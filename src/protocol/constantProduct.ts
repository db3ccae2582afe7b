import {expectUnsigned} from './integers';
import {expectThat} from './outOfRange';
import {rational, type Rational} from './rational';

/** What v2 keeps of an input of 1,000: 997, the fee being 0.3%. */
const INPUT_AFTER_FEE = 997n;
const INPUT = 1_000n;

/** Raw units in a pair before the trade; those of the input token and of the output token. */
export type Reserves = {reserveIn: bigint; reserveOut: bigint};

/** The most that an input buys from a v2 pair, rounded down. */
export function getAmountOut({amountIn, ...reserves}: Reserves & {amountIn: bigint}): bigint {
  expectReserves(reserves);
  expectThat(amountIn > 0n, `amountIn above 0, got ${amountIn}`);
  const withFee = amountIn * INPUT_AFTER_FEE;
  const numerator = withFee * reserves.reserveOut;
  const denominator = reserves.reserveIn * INPUT + withFee;
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
  const numerator = reserveIn * amountOut * INPUT;
  const denominator = (reserveOut - amountOut) * INPUT_AFTER_FEE;
  expectUnsigned(256n, {numerator, denominator});
  const amountIn = numerator / denominator + 1n;
  expectUnsigned(256n, {amountIn});
  return amountIn;
}

/** A swap with a pair whose reserves are those before it. */
export type PairSwap = Reserves & {amountIn: bigint; amountOut: bigint};

/** A swap that fixes its input or its output. */
export function swapPair(
  reserves: Reserves,
  {amount, isInput}: {amount: bigint; isInput: boolean},
): PairSwap {
  const amountIn = isInput ? amount : getAmountIn({...reserves, amountOut: amount});
  const amountOut = isInput ? getAmountOut({...reserves, amountIn: amount}) : amount;
  expectThat(amountOut > 0n, 'an input that buys one raw unit or more: for less the pair reverts');
  return {...reserves, amountIn, amountOut};
}

/** Which part less a trade gives than the price before it promises, the fee included: 1 − amountOut ÷ promised. */
export function priceImpact({amountIn, amountOut, ...reserves}: PairSwap): Rational {
  expectReserves(reserves);
  expectThat(amountIn > 0n, `amountIn above 0, got ${amountIn}`);
  const promised = amountIn * reserves.reserveOut;
  return rational(promised - amountOut * reserves.reserveIn, promised);
}

/** The same without the fee: measured on the part of the input that is traded. */
export const priceImpactBeyondFee = ({amountIn, amountOut, ...reserves}: PairSwap): Rational =>
  priceImpact({...reserves, amountIn: amountIn * INPUT_AFTER_FEE, amountOut: amountOut * INPUT});

function expectReserves({reserveIn, reserveOut}: Reserves): void {
  expectUnsigned(256n, {reserveIn, reserveOut});
  expectThat(
    reserveIn > 0n && reserveOut > 0n,
    `reserves above 0, got ${reserveIn} and ${reserveOut}`,
  );
}
