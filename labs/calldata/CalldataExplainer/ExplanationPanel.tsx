import type {ReactNode} from 'react';
import CopyButton from '../../../src/components/CopyButton';
import ExplanationView from './ExplanationView';
import type {State} from './state';
import {FAILED, useExplanation} from './useExplanation';

/** The place of the explanation, which keeps its size while it is empty. */
export default function ExplanationPanel({state}: {state: State}): ReactNode {
  const {answer, retry} = useExplanation(state);

  return (
    <div className="form-answer calldata-answer">
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
          <ExplanationView explanation={answer.explanation} level={3} />
          <p>
            <CopyButton text={answer.text} label="Copy as text" />
          </p>
        </>
      )}
    </div>
  );
}
