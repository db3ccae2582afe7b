import {useEffect, useRef, type ReactNode} from 'react';
import {standsBelow} from '../outputs';
import type {Session} from '../session/session';
import ShowOutput from './ShowOutput';
import {statusOf} from './statusOf';

/** How far the run has come, and the way to what it prints where that stands elsewhere. */
export default function StatusView({session}: {session: Session}): ReactNode {
  const {progress, program} = session;
  const isBelow = standsBelow(session);
  const line = useRef<HTMLDivElement>(null);
  const isStarting = progress.at === 'loading';
  useEffect(() => {
    // With room for the output, which follows.
    if (isStarting && isBelow) line.current?.scrollIntoView({block: 'nearest'});
  }, [isStarting, isBelow]);
  return (
    <div ref={line} className="playground-status">
      <span role="status">{statusOf(session)}</span>{' '}
      {progress.at === 'ended' && !isBelow && (
        <ShowOutput program={program}>Show output</ShowOutput>
      )}
    </div>
  );
}
