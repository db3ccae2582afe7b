import {maxUint256} from 'viem';
import type {Draw} from './case';
import {worth, type Currency} from './market';

/** How far a fair limit is from the price. */
const TOLERANCE = 0.05;

/** A minimum for so many dollars of a token: mostly a fair one, else none or next to none. */
export function drawMinimum(draw: Draw, token: Currency, dollars: number): bigint {
  if (draw.chance(0.7)) return worth(token, dollars * (1 - TOLERANCE));
  return draw.chance(0.5)
    ? 0n
    : draw.pick([
        BigInt(1 + draw.below(100)),
        999n,
        1_000n,
        worth(token, 0.009),
        worth(token, 0.02),
        worth(token, dollars / 20),
      ]);
}

/** A maximum for so many dollars of a token: mostly a fair one, else one that nothing reaches. */
export const drawMaximum = (draw: Draw, token: Currency, dollars: number): bigint =>
  draw.chance(0.75)
    ? worth(token, dollars * (1 + TOLERANCE))
    : draw.pick([
        maxUint256,
        2n ** 200n,
        2n ** 128n - 2n,
        worth(token, 1e10),
        worth(token, dollars * 20),
      ]);

/** Dollars that are small beside every pool. */
export const drawDollars = (draw: Draw): number => 100 + draw.below(1_900);
