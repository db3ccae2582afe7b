import type {ReactNode} from 'react';
import type {Session} from '../session/session';
import Styles from '../Styles';
import ShowOutput from './ShowOutput';

/** Says below a captured output that it is not that of the run, and leads to that one. */
export default function CapturedNote({
  session,
  children,
}: {
  session: Session;
  children: ReactNode;
}): ReactNode {
  return (
    <p className="playground-note">
      <Styles />
      {children} <ShowOutput program={session.program}>Show the output of your run</ShowOutput>
    </p>
  );
}
