import type {ReactNode} from 'react';
import type {Session} from '../session/session';
import ChangedPlaces from './ChangedPlaces';

/** Says that the code is the reader's own of before the page was loaded. */
export default function KeptNote({session}: {session: Session}): ReactNode {
  return (
    <p className="playground-kept" role="note">
      This is your earlier edit, which this tab has kept. It differs from these docs from here on:{' '}
      <ChangedPlaces session={session} /> Reset removes the edit.
    </p>
  );
}
