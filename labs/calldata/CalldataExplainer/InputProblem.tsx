import type {ReactNode, RefObject} from 'react';
import type {ExplanationAnswer} from './useExplanation';
import {useReveal} from './useReveal';

type Props = {
  answer: ExplanationAnswer;
  /** Whether the next answer is moved into view. */
  awaitedRef: RefObject<boolean>;
};

/** Why an input is not read, directly below its field, so that both stay in view. */
export default function InputProblem({answer, awaitedRef}: Props): ReactNode {
  const place = useReveal<HTMLParagraphElement>(answer, awaitedRef);
  return (
    <p role="alert" className="calldata-warnings" ref={place}>
      {answer !== 'failed' && `${answer.notice} ${answer.status}`.trim()}
    </p>
  );
}
