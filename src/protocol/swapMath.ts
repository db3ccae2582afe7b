import {mulDiv, mulDivRoundingUp} from './fullMath';
import {expectSigned, expectUnsigned, minimum, wrapUnsigned} from './integers';
import {
  getAmount0Delta,
  getAmount1Delta,
  getNextSqrtPriceFromInput,
  getNextSqrtPriceFromOutput,
} from './sqrtPriceMath';

/** Fees are counted in pips, 1/1,000,000 of the amount. */
export const PIPS = 1_000_000n;

type StepInput = {
  sqrtPriceX96: bigint;
  /** Where the step ends at the latest: the next initialized tick, or the caller's limit. */
  sqrtPriceTargetX96: bigint;
  /** Active until the target. */
  liquidity: bigint;
  /** Raw units left to swap: of the input, or negative of the output. */
  amountRemaining: bigint;
  feePips: bigint;
};

/** What a step did; amounts in raw units, the fee in those of the input and not part of `amountIn`. */
export type SwapStep = {
  sqrtPriceNextX96: bigint;
  amountIn: bigint;
  amountOut: bigint;
  feeAmount: bigint;
};

/** Swaps within one range of constant liquidity, as a v3 pool does. */
export function computeSwapStep(input: StepInput): SwapStep {
  const {sqrtPriceX96, sqrtPriceTargetX96, liquidity, amountRemaining, feePips} = input;
  expectUnsigned(160n, {sqrtPriceX96, sqrtPriceTargetX96});
  expectSigned(256n, {amountRemaining});
  expectUnsigned(24n, {feePips});
  // A pool's fee is below 1,000,000; above it, the contract's difference wraps.
  const keptPips = wrapUnsigned(24n, PIPS - feePips);
  const exactIn = amountRemaining >= 0n;
  const zeroForOne = sqrtPriceX96 >= sqrtPriceTargetX96;
  const traded = {sqrtPriceX96, liquidity, zeroForOne};

  const inTo = (sqrtPriceBX96: bigint) =>
    (zeroForOne ? getAmount0Delta : getAmount1Delta)({
      sqrtPriceAX96: sqrtPriceX96,
      sqrtPriceBX96,
      liquidity,
      roundUp: true,
    });
  const outTo = (sqrtPriceBX96: bigint) =>
    (zeroForOne ? getAmount1Delta : getAmount0Delta)({
      sqrtPriceAX96: sqrtPriceX96,
      sqrtPriceBX96,
      liquidity,
      roundUp: false,
    });

  if (!exactIn) {
    const output = -amountRemaining;
    const isReached = output >= outTo(sqrtPriceTargetX96);
    const sqrtPriceNextX96 = isReached
      ? sqrtPriceTargetX96
      : getNextSqrtPriceFromOutput({...traded, amount: output});
    const amountIn = inTo(sqrtPriceNextX96);
    const amountOut = minimum(outTo(sqrtPriceNextX96), output);
    const feeAmount = mulDivRoundingUp(amountIn, feePips, keptPips);
    return {sqrtPriceNextX96, amountIn, amountOut, feeAmount};
  }

  const lessFee = mulDiv(amountRemaining, keptPips, PIPS);
  const sqrtPriceNextX96 =
    lessFee >= inTo(sqrtPriceTargetX96)
      ? sqrtPriceTargetX96
      : getNextSqrtPriceFromInput({...traded, amount: lessFee});
  const amountIn = inTo(sqrtPriceNextX96);
  const amountOut = outTo(sqrtPriceNextX96);
  // Short of the target all is used: what the price does not need is fee.
  const feeAmount =
    sqrtPriceNextX96 === sqrtPriceTargetX96
      ? mulDivRoundingUp(amountIn, feePips, keptPips)
      : wrapUnsigned(256n, amountRemaining - amountIn);
  return {sqrtPriceNextX96, amountIn, amountOut, feeAmount};
}
