import {multiply, powerOfTen, rational, type Rational} from '../../../protocol/rational';
import type {SwapLeg} from '../../../protocol/swapAcross';
import {placeOf, type Picture, type Point} from '../picture';
import {figure, tokens} from '../wording';

/** Steps through the same liquidity as one: a pool also stops where nothing changes. */
export function mergeSteps(steps: readonly SwapLeg[]): SwapLeg[] {
  const merged: SwapLeg[] = [];
  for (const step of steps) {
    const last = merged.at(-1);
    if (last && last.crossedTick === undefined && last.liquidity === step.liquidity) {
      merged[merged.length - 1] = {
        ...step,
        sqrtPriceStartX96: last.sqrtPriceStartX96,
        amountIn: last.amountIn + step.amountIn,
        amountOut: last.amountOut + step.amountOut,
        feeAmount: last.feeAmount + step.feeAmount,
      };
    } else merged.push(step);
  }
  return merged;
}

type Told = {
  toldAt: (sqrtPriceX96: bigint) => Rational;
  unit: string;
  sold: string;
  bought: string;
  decimalsIn: bigint;
  decimalsOut: bigint;
};

/** The price by what was paid, a corner at each tick where liquidity changes. */
export function pathPicture(steps: readonly SwapLeg[], told: Told): Picture {
  const {toldAt, unit, sold, bought, decimalsIn, decimalsOut} = told;
  const [first] = steps;
  let paid = 0n;
  const points: Point[] = steps.map((step) => {
    paid += step.amountIn + step.feeAmount;
    return [
      placeOf(multiply(rational(paid), powerOfTen(-decimalsIn))),
      placeOf(toldAt(step.sqrtPriceNextX96)),
    ];
  });
  const start: Point[] = first ? [[0, placeOf(toldAt(first.sqrtPriceStartX96))]] : [];
  return {
    caption: `The price moves through ${steps.length === 1 ? 'one stretch' : `${steps.length} stretches`} of constant liquidity.`,
    x: `Paid (whole ${sold})`,
    y: `Price (${unit})`,
    lines: [{label: 'price', colour: 1, points: [...start, ...points]}],
    table: {
      head: ['From', `To (${unit})`, 'Liquidity', `Paid (${sold})`, `Received (${bought})`],
      rows: steps.map((step) => [
        figure(toldAt(step.sqrtPriceStartX96)),
        figure(toldAt(step.sqrtPriceNextX96)),
        `${step.liquidity}`,
        tokens(step.amountIn + step.feeAmount, decimalsIn),
        tokens(step.amountOut, decimalsOut),
      ]),
    },
  };
}
