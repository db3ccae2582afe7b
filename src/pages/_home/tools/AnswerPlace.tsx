import type {ComponentType, ReactNode} from 'react';
import {useLoaded} from './useLoaded';

type Props<Asked extends object> = {
  /** Loads what answers; the same function each time. */
  load: () => Promise<{default: ComponentType<Asked>}>;
  /** What a reader asked, or nothing yet. */
  asked: Asked | undefined;
  /** Whether a screen reader reads the whole answer; else the answer announces its sentence. */
  isSpoken?: boolean;
};

/** The place of an answer, whose code is loaded with the first question. */
export default function AnswerPlace<Asked extends object>({
  load,
  asked,
  isSpoken = false,
}: Props<Asked>): ReactNode {
  const {Answer, hasFailed, retry} = useLoaded(load, asked !== undefined);
  return (
    <div className="home-answer" aria-live={isSpoken ? 'polite' : undefined}>
      {asked && Answer && <Answer {...asked} />}
      {asked && !Answer && !hasFailed && <p>Loading the answer …</p>}
      {asked && hasFailed && (
        <p role={isSpoken ? undefined : 'status'}>
          The tool for this did not load.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
