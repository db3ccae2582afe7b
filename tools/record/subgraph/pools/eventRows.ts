import type {Ledger} from '../../../../facts/subgraph/ledger';
import type {Row} from '../../../../facts/subgraph/recording';

/** What an event's row takes of its block and its transaction. */
type Placed = {
  block: {number: number; timestamp: number};
  transaction: {hash: string; gasPrice: bigint};
};

/** The row of an event's transaction, made where it is the first of it. */
export function transactionOf(ledger: Ledger, {transaction, block}: Placed): Row {
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

/** The tokens of a pool, by which rows of its events can be filtered. */
export const tokenIds = ({token0, token1}: Row) => ({
  token0: String(token0),
  token1: String(token1),
});
