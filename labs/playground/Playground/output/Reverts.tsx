import type {ReactNode} from 'react';
import Answer from '../../../../src/components/RevertLookup/Answer';
import type {RevertEntry} from '../../../../src/failure/findEntries';
import type {Session} from '../session/session';
import {useLoaded} from '../useLoaded';
import {failuresIn} from './failuresIn';

const loadEntries = async (): Promise<readonly RevertEntry[]> =>
  (await import('@generated/playground-names/default/reverts.json')).default;

/** The reverts in the output of a run, with the way to where each is explained; nothing without any. */
export default function Reverts({session: {prints}}: {session: Session}): ReactNode {
  const entries = useLoaded(loadEntries);
  // Without the list the output still holds the reason.
  if (entries.at !== 'loaded') return null;
  const failures = failuresIn(prints, entries.value);
  if (failures.length === 0) return null;
  return (
    <div className="playground-reverts" role="group" aria-label="Reverts in the output">
      {failures.map((failure) => (
        <Answer key={JSON.stringify(failure)} failure={failure} entries={entries.value} />
      ))}
    </div>
  );
}
