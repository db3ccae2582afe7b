import {expectUnsigned} from './integers';
import {expectThat} from './outOfRange';

/** Basis points in the whole: 1 is 0.01%. */
export const BASIS_POINTS = 10_000n;

type Quote = {amount: bigint; toleranceBps: bigint};

/** The least output to accept of a quoted one, in raw units, rounded down. */
export function minimumOut({amount, toleranceBps}: Quote): bigint {
  expectTolerance(toleranceBps);
  expectUnsigned(256n, {amount});
  return (amount * (BASIS_POINTS - toleranceBps)) / BASIS_POINTS;
}

/** The most input to pay where `amount` is quoted, in raw units, rounded down. */
export function maximumIn({amount, toleranceBps}: Quote): bigint {
  expectTolerance(toleranceBps);
  expectUnsigned(256n, {amount});
  const most = (amount * (BASIS_POINTS + toleranceBps)) / BASIS_POINTS;
  expectUnsigned(256n, {'the most input': most});
  return most;
}

function expectTolerance(toleranceBps: bigint): void {
  expectThat(
    toleranceBps >= 0n && toleranceBps <= BASIS_POINTS,
    `a tolerance from 0 to 10000 basis points, got ${toleranceBps}`,
  );
}
