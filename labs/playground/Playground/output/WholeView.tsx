import type {ReactNode} from 'react';
import {standsBelow} from '../outputs';
import type {Session} from '../session/session';
import CapturedNote from './CapturedNote';
import OutputView from './OutputView';

type Props = {session: Session; captured: ReactNode};

/** The output of a run in the place of the captured one, unless it stands below the buttons. */
export default function WholeView({session, captured}: Props): ReactNode {
  if (!standsBelow(session)) return <OutputView session={session} captured={captured} />;
  return (
    <>
      {captured}
      <CapturedNote session={session}>This is the captured output.</CapturedNote>
    </>
  );
}
