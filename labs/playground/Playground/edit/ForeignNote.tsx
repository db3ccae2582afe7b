import type {ReactNode} from 'react';
import type {Session} from '../session/session';
import ChangedPlaces from './ChangedPlaces';

/** Says that the code came with a link, and leads to where it begins to differ from these docs. */
export default function ForeignNote({session}: {session: Session}): ReactNode {
  if (Object.keys(session.edits).length === 0) {
    return (
      <p className="playground-foreign" role="note">
        The link contains no readable changes; this is the code of these docs.
      </p>
    );
  }
  return (
    <p className="playground-foreign" role="note">
      This code comes from a link, not from these docs. Read it before you run it. It differs from
      here on: <ChangedPlaces session={session} />
    </p>
  );
}
