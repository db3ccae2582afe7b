import type {SwapLeg} from './swapAcross';

/** Steps through the same liquidity as one: a pool also stops where nothing changes. */
export function mergeSteps(steps: readonly SwapLeg[]): SwapLeg[] {
  const merged: SwapLeg[] = [];
  for (const step of steps) {
    const last = merged.pop();
    if (!last) merged.push(step);
    else if (last.crossedTick === undefined && last.liquidity === step.liquidity) {
      merged.push({
        ...step,
        sqrtPriceStartX96: last.sqrtPriceStartX96,
        amountIn: last.amountIn + step.amountIn,
        amountOut: last.amountOut + step.amountOut,
        feeAmount: last.feeAmount + step.feeAmount,
      });
    } else merged.push(last, step);
  }
  return merged;
}
