import type {Rational} from '../../../protocol/rational';
import type {SwapLeg} from '../../../protocol/swapAcross';
import {placeOf, placeOfAmount, type Picture, type Point} from '../picture';
import type {TradeTokens} from '../poolFields';
import {figure, tokens} from '../wording';

type PathView = TradeTokens & {
  priceAt: (sqrtPriceX96: bigint) => Rational;
  unit: string;
};

/** The price by what was paid, a corner at each tick where liquidity changes. */
export function pathPicture(steps: readonly SwapLeg[], view: PathView): Picture {
  const {priceAt, unit, sold, bought, decimalsIn, decimalsOut} = view;
  const [first] = steps;
  let paid = 0n;
  const points: Point[] = steps.map((step) => {
    paid += step.amountIn + step.feeAmount;
    return [placeOfAmount(paid, decimalsIn), placeOf(priceAt(step.sqrtPriceNextX96))];
  });
  const start: Point[] = first ? [[0, placeOf(priceAt(first.sqrtPriceStartX96))]] : [];
  return {
    caption: `The price moves through ${steps.length === 1 ? 'one stretch' : `${steps.length} stretches`} of constant liquidity.`,
    x: `Paid (whole ${sold})`,
    y: `Price (${unit})`,
    lines: [{label: 'price', colour: 1, points: [...start, ...points]}],
    table: {
      head: ['From', `To (${unit})`, 'Liquidity', `Paid (${sold})`, `Received (${bought})`],
      rows: steps.map((step) => [
        figure(priceAt(step.sqrtPriceStartX96)),
        figure(priceAt(step.sqrtPriceNextX96)),
        `${step.liquidity}`,
        tokens(step.amountIn + step.feeAmount, decimalsIn),
        tokens(step.amountOut, decimalsOut),
      ]),
    },
  };
}
