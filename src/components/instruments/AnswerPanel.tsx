import type {ReactNode} from 'react';
import CopyButton from '../CopyButton';
import type {Explanation, InstrumentAnswer, Reading, Result} from './instrument';
import Plot from './Plot';

/** The place of an answer, or of the sentence that says why there is none. */
export default function AnswerPanel({reading}: {reading: Reading}): ReactNode {
  return (
    <div className="instrument-answer">
      <p role="status" aria-live="polite">
        {statusOf(reading)}
      </p>
      {'answer' in reading && <Results {...reading.answer} />}
    </div>
  );
}

/** The sentence that a screen reader reads when a field changed. */
function statusOf(reading: Reading): string {
  if ('answer' in reading) return reading.answer.summary;
  if ('refused' in reading) return `These values do not fit together: ${reading.refused}.`;
  return Object.keys(reading.problems).length === 1
    ? 'Correct the marked field to see the answer.'
    : 'Correct the marked fields to see the answer.';
}

function Results({
  results,
  advice = [],
  explanations = [],
  pictures = [],
  leadsWithPictures = false,
}: Omit<InstrumentAnswer, 'summary'>): ReactNode {
  const plots = pictures.map((picture) => <Plot key={picture.y ?? picture.x} {...picture} />);
  return (
    <>
      {leadsWithPictures && plots}
      <dl>
        {results.map((result) => (
          <ResultLine key={result.label} {...result} />
        ))}
      </dl>
      {advice.length > 0 && (
        <ul>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {explanations.length > 0 && (
        <dl className="instrument-explanations">
          {explanations.map((explanation) => (
            <ExplanationLine key={explanation.term} {...explanation} />
          ))}
        </dl>
      )}
      {!leadsWithPictures && plots}
    </>
  );
}

function ResultLine({label, human, full}: Result): ReactNode {
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

function ExplanationLine({term, meanings}: Explanation): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      {meanings.map(([party, sentence]) => (
        <dd key={party}>
          <b>{party}:</b> {sentence}
        </dd>
      ))}
    </div>
  );
}
