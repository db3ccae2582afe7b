import LoadFailure from '@theme/LoadFailure';
import type {ReactNode} from 'react';
import type {RevertEntry} from '../../../../src/failure/findEntries';
import type {CallFunction} from '../data/callPage';
import type {Arguments} from '../values/argumentsOf';
import type {Surroundings} from '../values/humanOf';
import ResultView from './ResultView';
import SentView from './SentView';
import {statusOf} from './statusOf';
import type {Head, Outcome} from './useCall';

type Props = {
  outcome: Outcome;
  /** Whether all fields can be read. */
  isComplete: boolean;
  called: CallFunction;
  /** What units refer to, by the arguments of a call and what it returned. */
  given: (values: {byPath: Arguments['byPath']; returned: readonly unknown[]}) => Surroundings;
  /** The block that the chain begins with. */
  start: Head;
  entries: readonly RevertEntry[];
};

/** What came of the last press: its status as a sentence, then values, events or the revert. */
export default function OutcomePanel({
  outcome,
  isComplete,
  called,
  given,
  start,
  entries,
}: Props): ReactNode {
  const shared = {
    called,
    entries,
    given: (returned: readonly unknown[]) =>
      given({byPath: 'byPath' in outcome ? outcome.byPath : new Map(), returned}),
  };
  return (
    <div className="instrument-answer">
      <p role="status" aria-live="polite">
        {isComplete ? statusOf(outcome, start) : 'Correct the marked fields to call.'}
        {outcome.kind === 'failed' && outcome.isLoading && (
          <LoadFailure> Call again to load it.</LoadFailure>
        )}
      </p>
      {outcome.kind === 'called' && <ResultView result={outcome.result} {...shared} />}
      {outcome.kind === 'sent' && <SentView result={outcome.result} {...shared} />}
    </div>
  );
}
