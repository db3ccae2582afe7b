import LoadFailure from '@theme/LoadFailure';
import {useState, type ReactNode} from 'react';
import {inBlock} from '../../../src/components/Block';
import {BUTTON} from './buttons';
import {mayHoldReverts} from './output/quotedRevert';
import type {Session} from './session/session';
import {useLoaded} from './useLoaded';

type Props = {session: Session};

const loadReverts = () => import('./output/Reverts');
const loadTransactions = () => import('./transactions/Transactions');

/** What a reader may ask of a run that has ended: why it reverted, and what it did on the chain. */
export default function AfterRun({session}: Props): ReactNode {
  const [shows, setShows] = useState(false);
  return (
    <div className="playground-after">
      {mayHoldReverts(session.prints) && <RevertsBlock session={session} />}
      {session.hasChain && (
        <button
          type="button"
          className={BUTTON}
          aria-expanded={shows}
          onClick={() => {
            setShows(!shows);
          }}
        >
          Transactions
        </button>
      )}
      {session.hasChain && shows && <TransactionsBlock session={session} />}
    </div>
  );
}

const RevertsBlock = inBlock('The explanation of the reverts', ({session}: Props): ReactNode => {
  const loaded = useLoaded(loadReverts);
  // Without the list the output still holds the reason.
  if (loaded.at !== 'loaded') return null;
  const {default: Reverts} = loaded.value;
  return <Reverts session={session} />;
});

const TransactionsBlock = inBlock('The list of transactions', ({session}: Props): ReactNode => {
  const loaded = useLoaded(loadTransactions);
  if (loaded.at === 'loading') return <p role="status">Loading the transaction reader …</p>;
  if (loaded.at === 'failed') {
    return (
      <p role="status">
        <LoadFailure retry={loaded.retry}>The transaction reader did not load.</LoadFailure>
      </p>
    );
  }
  const {default: Transactions} = loaded.value;
  return <Transactions session={session} />;
});
