import {useState, type ReactNode} from 'react';
import {inBlock} from '../../../src/components/Block';
import Reverts from './output/Reverts';
import type {Session} from './session/session';
import Transactions from './transactions/Transactions';

const RevertsBlock = inBlock('What explains the reverts', Reverts);
const TransactionsBlock = inBlock('The list of transactions', Transactions);

/** What a reader may ask of a run that has ended: why it reverted, and what it did on the chain. */
export default function AfterRun({session}: {session: Session}): ReactNode {
  const [shows, setShows] = useState(false);
  return (
    <div className="playground-after">
      <RevertsBlock session={session} />
      <button
        type="button"
        aria-expanded={shows}
        onClick={() => {
          setShows(!shows);
        }}
      >
        Transactions
      </button>
      {shows && <TransactionsBlock session={session} />}
    </div>
  );
}
