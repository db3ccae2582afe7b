import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {DAY} from '../../pools/periods';
import type {PoolEvent} from './events';

/** Keeps a tick as an event left it. */
export function keepTickDay(ledger: Ledger, {event, tick}: {event: PoolEvent; tick: Row}): void {
  const day = Math.floor(event.block.timestamp / DAY.seconds);
  const fields = ['pool', 'liquidityGross', 'liquidityNet', 'volumeToken0', 'volumeToken1']
    .concat('volumeUSD', 'feesUSD', 'feeGrowthOutside0X128', 'feeGrowthOutside1X128')
    .map((field) => [field, String(tick[field])] as const);
  ledger.put('TickDayData', `${tick.id}-${day}`, {
    date: day * DAY.seconds,
    tick: tick.id,
    ...Object.fromEntries(fields),
  });
}
