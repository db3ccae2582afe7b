import type {ReactNode, RefObject} from 'react';
import CopyButton from '../../../src/components/CopyButton';
import ExplanationView from './ExplanationView';
import StepList from './StepList';
import {FAILED, type ExplanationAnswer} from './useExplanation';
import {useReveal} from './useReveal';
import WarningList from './WarningList';

type Props = {
  /** Of an input that is read. */
  answer: ExplanationAnswer | undefined;
  /** Loads again what makes the answer. */
  retry: () => void;
  /** Whether the next answer is moved into view. */
  awaitedRef: RefObject<boolean>;
};

/** The place of the explanation, which keeps its size while it is empty. */
export default function ExplanationPanel({answer, retry, awaitedRef}: Props): ReactNode {
  const panel = useReveal<HTMLDivElement>(answer, awaitedRef);
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
          {answer.hasInnerWarnings && (
            // They stand below what a reader sees first.
            <WarningList
              warnings={answer.warnings}
              label="All warnings, the worst first"
              isInForm
              isNumbered
            />
          )}
          <StepList explanation={answer.explanation} />
          <ExplanationView
            explanation={answer.explanation}
            level={3}
            listed={answer.hasInnerWarnings ? answer.warnings : []}
          />
          <p>
            <CopyButton text={answer.text} label="Copy as text" />
          </p>
        </>
      )}
    </div>
  );
}
