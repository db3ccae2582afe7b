import entries from '@generated/playground-names/default/reverts.json';
import type {ReactNode} from 'react';
import Answer from '../../../../src/components/RevertLookup/Answer';
import type {Session} from '../session/session';
import {failuresIn} from './failuresIn';

/** The reverts in the output of a run, with the way to where each is explained; nothing without any. */
export default function Reverts({session: {prints}}: {session: Session}): ReactNode {
  const {failures, hasMore} = failuresIn(prints, entries);
  if (failures.length === 0 && !hasMore) return null;
  return (
    <div className="playground-reverts" role="group" aria-label="Reverts in the output">
      {failures.map((failure) => (
        <Answer key={JSON.stringify(failure)} failure={failure} entries={entries} />
      ))}
      {hasMore && <p>The output contains more reverts than are explained here.</p>}
    </div>
  );
}
