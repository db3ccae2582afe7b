import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {transactionOf} from '../../pools/eventRows';
import type {PoolEvent} from './events';

/** Stores an event of a pool; its id is the transaction's hash and the pool's count of events. */
export function store(
  ledger: Ledger,
  {event, pool, fields}: {event: PoolEvent; pool: Row; fields: Parameters<Ledger['put']>[2]},
): void {
  const transaction = transactionOf(ledger, event);
  ledger.put(event.name, `${transaction.id}#${String(pool.txCount)}`, {
    transaction: transaction.id,
    timestamp: String(event.block.timestamp),
    pool: pool.id,
    logIndex: String(event.logIndex),
    ...fields,
  });
}
