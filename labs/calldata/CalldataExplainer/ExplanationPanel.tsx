import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import CopyButton from '../../../src/components/CopyButton';
import {scrollToStatus} from '../../../src/components/scrollToStatus';
import ExplanationView from './ExplanationView';
import type {State} from './state';
import {FAILED, useExplanation} from './useExplanation';

type Props = {
  state: State;
  /** Whether the next explanation is moved into view. */
  awaitedRef: RefObject<boolean>;
};

/** The place of the explanation, which keeps its size while it is empty. */
export default function ExplanationPanel({state, awaitedRef}: Props): ReactNode {
  const {answer, retry} = useExplanation(state);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!answer || !status.current || !awaitedRef.current) return;
    awaitedRef.current = false;
    scrollToStatus(status.current);
  }, [answer, awaitedRef]);

  return (
    <div className="form-answer calldata-answer">
      <p ref={status} role="status">
        {answer && (answer === 'failed' ? FAILED : `${answer.notice} ${answer.status}`)}
      </p>
      {answer && (answer === 'failed' || answer.lacksNames) && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
      {answer && answer !== 'failed' && answer.explanation.kind !== 'unread' && (
        <>
          <ExplanationView explanation={answer.explanation} level={3} />
          <p>
            <CopyButton text={answer.text} label="Copy as text" />
          </p>
        </>
      )}
    </div>
  );
}
