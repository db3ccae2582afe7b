import type {ReactNode} from 'react';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import InPlace from './InPlace';
import OutputLines from './OutputLines';
import {printsCaptured, statusOf} from './statusOf';

type Props = {
  session: Session;
  /** What stood in its place before. */
  captured?: ReactNode;
};

/** The output of a run as it comes, in the place of the captured one or by itself. */
export default function OutputView({session, captured}: Props): ReactNode {
  const {progress, program} = session;
  const hasEnded = progress.at === 'ended';
  const log = (
    <pre
      role="log"
      tabIndex={0}
      aria-label={`Output of ${nameOf(program)}`}
      aria-busy={!hasEnded}
      data-prints={program}
    >
      <OutputLines session={session} />
    </pre>
  );
  if (!captured) return <div className="playground-printed">{log}</div>;
  return (
    <InPlace
      caption={statusOf(session)}
      captured={captured}
      isOther={hasEnded && !printsCaptured(session)}
    >
      {log}
    </InPlace>
  );
}
