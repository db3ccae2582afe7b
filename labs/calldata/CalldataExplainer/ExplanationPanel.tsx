import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import CopyButton from '../../../src/components/CopyButton';
import ExplanationView from './ExplanationView';
import type {State} from './state';
import {FAILED, useExplanation} from './useExplanation';
import WarningList from './WarningList';

type Props = {
  state: State;
  /** Whether the next explanation is moved into view. */
  awaitedRef: RefObject<boolean>;
};

/** The place of the explanation, which keeps its size while it is empty. */
export default function ExplanationPanel({state, awaitedRef}: Props): ReactNode {
  const {answer, retry} = useExplanation(state);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer || !awaitedRef.current) return undefined;
    // Until then a browser moves the page back to the end of a pasted text.
    const frame = requestAnimationFrame(() => {
      awaitedRef.current = false;
      panel.current?.scrollIntoView({block: 'nearest', behavior: 'instant'});
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [answer, awaitedRef]);

  return (
    <div className="form-answer calldata-answer" ref={panel}>
      <p role="status">
        {answer && (answer === 'failed' ? FAILED : `${answer.notice} ${answer.status}`)}
      </p>
      {answer && (answer === 'failed' || answer.lacksNames) && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
      {answer && answer !== 'failed' && answer.explanation.kind !== 'unread' && (
        <>
          {answer.warnings.length > answer.explanation.warnings.length && (
            // Some stand at values inside, below what a reader sees first.
            <WarningList warnings={answer.warnings} label="All warnings, the worst first" />
          )}
          <ExplanationView explanation={answer.explanation} level={3} />
          <p>
            <CopyButton text={answer.text} label="Copy as text" />
          </p>
        </>
      )}
    </div>
  );
}
