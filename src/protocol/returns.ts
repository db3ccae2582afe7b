import {expectThat} from './outOfRange';
import {add, divide, multiply, rational, subtract, type Rational} from './rational';
import {PIPS} from './swapMath';

type Earning = {
  feePips: bigint;
  /** Part of the active liquidity, above 0 and at most 1. */
  share: Rational;
};

/** What a share of the liquidity earns of a volume traded through it, in the unit of the volume. */
export function feesOfVolume({volume, feePips, share}: Earning & {volume: Rational}): Rational {
  expectEarning({feePips, share});
  return multiply(volume, multiply(rational(feePips, PIPS), share));
}

/** The volume whose fees make up for a loss, in the unit of the loss. */
export function volumeForLoss({loss, feePips, share}: Earning & {loss: Rational}): Rational {
  expectEarning({feePips, share});
  expectThat(feePips > 0n, 'a fee above 0: without one no volume pays');
  return divide(loss, multiply(rational(feePips, PIPS), share));
}

type Comparison = {
  /** Part that the position is worth less than its tokens, had they been kept. */
  loss: Rational;
  fees: Rational;
  /** What the tokens would be worth, in the unit of the fees; above 0. */
  held: Rational;
};

/** Which part more, or less below 0, a position with its fees is worth than its tokens, had they been kept. */
export function resultAgainstHolding({loss, fees, held}: Comparison): Rational {
  expectThat(held.numerator > 0n, 'a deposit worth more than 0');
  return subtract(divide(fees, held), loss);
}

/** What a deposit is worth after half of it, the second token, changed its price by a factor. */
export const heldHalves = ({deposit, ratio}: {deposit: Rational; ratio: Rational}): Rational =>
  multiply(multiply(deposit, rational(1n, 2n)), add(rational(1n), ratio));

function expectEarning({feePips, share}: Earning): void {
  expectThat(feePips >= 0n && feePips < PIPS, `a fee below ${PIPS} pips, got ${feePips}`);
  expectThat(
    share.numerator > 0n && share.numerator <= share.denominator,
    'a share above 0 and at most 1',
  );
}
