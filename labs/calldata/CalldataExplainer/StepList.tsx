import type {ReactNode} from 'react';
import type {Explanation} from '../explain/explanation';
import {innerSteps} from '../explain/innerSteps';

type Props = {
  explanation: Explanation;
  /** How many steps are shown; all unless told. */
  most?: number;
};

/** What a call does, step by step; nothing for a call without steps. */
export default function StepList({explanation, most = Infinity}: Props): ReactNode {
  const steps = innerSteps(explanation);
  if (steps.length === 0) return null;
  return (
    <>
      <ol aria-label="Steps">
        {steps.slice(0, most).map((step, index) => (
          // Two steps may be the same.
          <li key={index}>
            {step.kind === 'unread' ? (
              <span className="calldata-warnings">{step.message}</span>
            ) : (
              <>
                <code>{step.name}</code> {step.sentence}
              </>
            )}
          </li>
        ))}
      </ol>
      {steps.length > most && (
        <p>
          The first {most} of {steps.length} steps.
        </p>
      )}
    </>
  );
}
