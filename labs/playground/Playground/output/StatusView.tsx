import type {ReactNode} from 'react';
import {hasOutput} from '../outputs';
import {isUnderWay, type Session} from '../session/session';
import {statusOf} from './statusOf';

/** How far the run has come, beside the buttons that started it, and the way to what it prints. */
export default function StatusView({session}: {session: Session}): ReactNode {
  const isElsewhere = hasOutput(session.program) && session.editing?.place !== session.ranFrom;
  return (
    <>
      <span role="status">{statusOf(session)}</span>
      {isElsewhere && !isUnderWay(session) && session.progress.at === 'ended' && (
        <button
          type="button"
          onClick={() => {
            showOutput(session.program);
          }}
        >
          Show output
        </button>
      )}
    </>
  );
}

/** Scrolls to the first output of a program that stands in no folded part, and gives it the focus. */
function showOutput(program: string): void {
  const outputs = [...document.querySelectorAll<HTMLElement>('[data-prints]')];
  const output = outputs.find(
    ({dataset, offsetParent}) => dataset.prints === program && offsetParent !== null,
  );
  output?.scrollIntoView({block: 'center'});
  output?.focus({preventScroll: true});
}
