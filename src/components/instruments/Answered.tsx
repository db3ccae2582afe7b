import type {ReactNode} from 'react';
import CopyButton from '../CopyButton';
import Drawn from './Drawn';
import type {Answer, Reading, Result} from './instrument';

/** The place of an answer, or of the sentence that says why there is none. */
export default function Answered({reading}: {reading: Reading}): ReactNode {
  return (
    <div className="instrument-answer">
      <p role="status" aria-live="polite">
        {said(reading)}
      </p>
      {'answer' in reading && <Told {...reading.answer} />}
    </div>
  );
}

/** What a screen reader says when a field changed. */
function said(reading: Reading): string {
  if ('answer' in reading) return reading.answer.summary;
  if ('refused' in reading) return `These values do not fit together: ${reading.refused}.`;
  return Object.keys(reading.problems).length === 1
    ? 'Correct the marked field to see the answer.'
    : 'Correct the marked fields to see the answer.';
}

function Told({results, advice = [], pictures = []}: Omit<Answer, 'summary'>): ReactNode {
  return (
    <>
      <dl>
        {results.map((result) => (
          <Line key={result.label} {...result} />
        ))}
      </dl>
      {advice.length > 0 && (
        <ul>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {pictures.map((picture) => (
        <Drawn key={picture.y ?? picture.x} {...picture} />
      ))}
    </>
  );
}

function Line({label, human, full}: Result): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {human} {full !== undefined && <code>{full}</code>}{' '}
        <CopyButton label="Copy" subject={label} text={full ?? human} />
      </dd>
    </div>
  );
}
