import {useState, type ReactNode} from 'react';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import Styles from '../Styles';
import OutputLines from './OutputLines';
import {printsCaptured, statusOf} from './statusOf';

type Props = {
  session: Session;
  /** What stood in its place before; it keeps the size, and a reader may show it again. */
  captured?: ReactNode;
};

/** The output of a run as it comes, in the place of the captured one or by itself. */
export default function OutputView({session, captured}: Props): ReactNode {
  const [showsCaptured, setShowsCaptured] = useState(false);
  const {progress, program} = session;
  const hasEnded = progress.at === 'ended';
  const isOther = hasEnded && captured !== undefined && !printsCaptured(session);
  const isEarlier = isOther && showsCaptured;
  return (
    <div className="playground-output">
      <Styles />
      {captured && (
        <div className="playground-captured" inert={!isEarlier} data-shown={isEarlier}>
          {captured}
        </div>
      )}
      <div className="playground-printed" data-shown={!isEarlier}>
        <p className="playground-caption">
          <span>{isEarlier ? 'Captured' : statusOf(session)}</span>
          {isOther && (
            <button
              type="button"
              onClick={() => {
                setShowsCaptured(!showsCaptured);
              }}
            >
              {isEarlier ? 'Show this run' : 'Show captured'}
            </button>
          )}
        </p>
        {!isEarlier && (
          <pre
            role="log"
            tabIndex={0}
            aria-label={`Output of ${nameOf(program)}`}
            aria-busy={!hasEnded}
            data-prints={program}
          >
            <OutputLines session={session} />
          </pre>
        )}
      </div>
    </div>
  );
}
