import names from '@generated/playground-names/default/names.json';
import LoadFailure from '@theme/LoadFailure';
import {useCallback, type ReactNode} from 'react';
import type {Session} from '../session/session';
import {useLoaded} from '../useLoaded';
import Balances from './Balances';
import {readBalances} from './readBalances';
import {readTransactions} from './readTransactions';
import TransactionItem from './TransactionItem';

/** The transactions of the last run, and what their senders held before and after. */
export default function Transactions({session: {act}}: {session: Session}): ReactNode {
  const loaded = useLoaded(useCallback(() => readRun(act.ask), [act]));
  if (loaded.at === 'loading') return <p role="status">Reading the blocks of the run …</p>;
  if (loaded.at === 'failed') {
    return (
      <p role="status">
        <LoadFailure retry={loaded.retry}>
          The chain in this tab did not answer: another program may have run since.
        </LoadFailure>
      </p>
    );
  }
  const {transactions, balances} = loaded.value;
  if (transactions.length === 0) return <p role="status">The program sent no transaction.</p>;
  return (
    <>
      <ol className="playground-transactions">
        {transactions.map((one) => (
          <TransactionItem key={one.hash} transaction={one} names={names} />
        ))}
      </ol>
      <Balances balances={balances} names={names} />
    </>
  );
}

async function readRun(ask: Session['act']['ask']) {
  const transactions = await readTransactions(ask, names.head);
  return {transactions, balances: await readBalances(ask, transactions, names)};
}
