import type {ReactNode} from 'react';
import CopyButton from '../../../src/components/CopyButton';
import {LONGEST_SHOWN} from './limits';
import type {QueryAnswer} from './query';
import type {Progress} from './useOutcome';
import {useStatusInView} from './useStatusInView';

type Props = {
  progress: Progress;
  goTo: (line: number, column: number) => void;
};

/** What came of a query: who answered, faults with their places, and the answer as text. */
export default function AnswerPanel({progress, goTo}: Props): ReactNode {
  const status = useStatusInView(progress);
  const outcome = progress.at === 'done' ? progress.outcome : undefined;
  const text = outcome?.kind === 'answered' ? outcome.text : outcome?.sent;

  return (
    <div className="form-answer query-lab-answer">
      <p ref={status} role="status">
        {statusOf(progress)}
      </p>
      {outcome?.kind === 'answered' && outcome.faults.length > 0 && (
        <ul className="query-lab-faults" aria-label="Errors">
          {outcome.faults.map(({message, line, column}, index) => (
            <li key={index}>
              {message}{' '}
              {line && column && (
                <button
                  type="button"
                  onClick={() => {
                    goTo(line, column);
                  }}
                >
                  Go to line {line}, column {column}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {text && (
        <>
          <pre role="region" aria-label="Answer" tabIndex={0}>
            {text.slice(0, LONGEST_SHOWN)}
          </pre>
          {text.length > LONGEST_SHOWN && (
            <p className="form-hint">
              The first {LONGEST_SHOWN.toLocaleString('en')} of {text.length.toLocaleString('en')}{' '}
              characters are shown; the button copies all.
            </p>
          )}
          <p>
            <CopyButton text={text} label="Copy the answer" />
          </p>
        </>
      )}
    </div>
  );
}

/** What is read out; the answer itself is too long for that. */
function statusOf(progress: Progress): string {
  if (progress.at === 'idle') return '';
  if (progress.at === 'asking') return `Asking ${progress.source} …`;
  const {outcome, source} = progress;
  return outcome.kind === 'failed' ? outcome.message : `${counts(outcome)}, answered by ${source}.`;
}

function counts({rows, faults}: QueryAnswer): string {
  const counted = rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`;
  if (faults.length === 0) return counted;
  return `${faults.length === 1 ? '1 error' : `${faults.length} errors`}, ${counted}`;
}
