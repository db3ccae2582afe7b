import type {Position} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';

/** What positions of v3 and v4 both have: a range, liquidity, and the tick of their pool. */
export type Ranged = Pick<Position, 'tickLower' | 'tickUpper' | 'liquidity'> & {
  pool: {tickCurrent: number};
};

// #region state
/** Whether a position earns, waits for the price to come back, or has no liquidity left. */
export function stateOf({pool, tickLower, tickUpper, liquidity}: Ranged) {
  if (JSBI.equal(liquidity, JSBI.BigInt(0))) return 'empty';
  const isInRange = tickLower <= pool.tickCurrent && pool.tickCurrent < tickUpper;
  return isInRange ? 'in range' : 'out of range';
}
// #endregion state
