import type {Ledger} from '../../../../../facts/subgraph/ledger';
import {transactionOf} from '../../pools/eventRows';
import type {V4Event} from './events';

/** Stores an event; its id is the transaction's hash and the event's place in the block. */
export function store(
  ledger: Ledger,
  {event, entity, fields}: {event: V4Event; entity: string; fields: Parameters<Ledger['put']>[2]},
): void {
  const {id, timestamp} = transactionOf(ledger, event);
  ledger.put(entity, `${id}-${event.logIndex}`, {
    transaction: id,
    timestamp: String(timestamp),
    logIndex: String(event.logIndex),
    origin: event.transaction.from,
    ...fields,
  });
}
