import type {ReactNode} from 'react';
import CopyText from '../CopyText';
import Explained from './Explained';
import type {State} from './hashState';
import {useExplanation, type Answer} from './useExplanation';

/** The place of the explanation, which keeps its size while it is empty. */
export default function Answered({state}: {state: State}): ReactNode {
  const {answer, retry} = useExplanation(state);

  return (
    <div className="calldata-answer">
      <p role="status">{answer && statusOf(answer)}</p>
      {answer === 'failed' && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
      {answer && answer !== 'failed' && answer.explanation.kind !== 'unread' && (
        <>
          <Explained read={answer.explanation} level={3} />
          <CopyText key={answer.text} text={answer.text} label="Copy as text" />
        </>
      )}
    </div>
  );
}

/** What a screen reader says of an answer; the answer itself is too long to be read out at once. */
function statusOf(answer: Answer): string {
  if (answer === 'failed') return 'What reads the calldata did not load, or failed.';
  const {explanation, warnings} = answer;
  if (explanation.kind === 'unread') return explanation.message;
  if (warnings === 0) return 'Read, with nothing to warn of.';
  return warnings === 1 ? 'Read, with one warning.' : `Read, with ${warnings} warnings.`;
}
