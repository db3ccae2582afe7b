import {decimal, dividedBy, format, ONE, power} from '../../../../facts/subgraph/decimal';
import {zeros} from '../../../../facts/subgraph/ledger';

const BASE = decimal('1.0001');

/** The id of a tick of a pool. */
export const tickId = (pool: string, index: number): string => `${pool}#${index}`;

/** The fields of a tick that no position uses yet. */
export function newTick(
  {pool, index}: {pool: string; index: number},
  block: {number: number; timestamp: number},
): Readonly<Record<string, string>> {
  const price = power(BASE, index);
  return {
    poolAddress: pool,
    pool,
    tickIdx: String(index),
    price0: format(price),
    price1: format(dividedBy(ONE, price)),
    createdAtTimestamp: String(block.timestamp),
    createdAtBlockNumber: String(block.number),
    ...zeros('liquidityGross', 'liquidityNet'),
  };
}
