import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import type {PoolEvent} from './events';

/** The row of an event's transaction, made where it is the first of it. */
export function transactionOf(ledger: Ledger, {transaction, block}: PoolEvent): Row {
  return (
    ledger.find('Transaction', transaction.hash) ??
    ledger.put('Transaction', transaction.hash, {
      blockNumber: String(block.number),
      timestamp: String(block.timestamp),
      gasUsed: '0',
      gasPrice: String(transaction.gasPrice),
    })
  );
}

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

/** The tokens of a pool, by which rows of its events can be filtered. */
export const tokenIds = ({token0, token1}: Row) => ({
  token0: String(token0),
  token1: String(token1),
});
