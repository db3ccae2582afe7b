import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@theme/LoadFailure';
import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';
import {inBlock} from '../../../src/components/Block';
import {kilobytes} from '../kilobytes';
import {BUTTON, QUIET_BUTTON} from './buttons';
import {canRun} from './environment';
import {addressOf, nameOf, pathOf} from './names';
import {isUnderWay, type Session} from './session/session';
import styles from './styles.module.css';
import {useLink} from './useLink';
import {useOpen} from './useOpen';

type Props = {
  /** The program that the code above belongs to, below `examples/`: `v3/swaps/singleSwap.ts`. */
  program: string;
  /** The file that the code above is quoted from, where that is another. */
  file?: string;
  /** Which of several blocks of the program this is, but for the first: `3 of 9`. */
  part?: string;
  /** What alone the buttons do, where others of the page run the program. */
  only?: 'edit';
  /** That code, as the page shows it. */
  code: string;
};

/** Buttons that run and edit the program of the code above them; a press loads what they need. */
function RunButtons({program, file = program, part, only, code}: Props): ReactNode {
  const place = useId();
  const isBrowser = useIsBrowser();
  const {session, pressed, open, retry} = useOpen(program, place);
  const buttons = useRef<HTMLDivElement>(null);
  useLink(program, () => void open('edit', ({act}) => act.takeLink(place, buttons.current)));
  if (isBrowser && !canRun()) return null;

  const isRunning = session !== undefined && isUnderWay(session);
  const isEditing = session?.editing?.place === place;
  const run = isRunning ? 'Stop' : runLabel(session);
  const suffix = part ? `, part ${part}` : '';
  const Below = session?.views.Below;
  return (
    <>
      <div ref={buttons} className={clsx(styles.buttons, 'needs-scripts')}>
        {!only && (
          <button
            type="button"
            className={BUTTON}
            aria-label={`${run} ${nameOf(program)}${suffix}`}
            aria-busy={pressed === 'run' || undefined}
            data-ahead={session ? undefined : addressOf(program)}
            onClick={() => {
              void open('run', ({act}) => {
                if (isRunning) act.stop();
                else act.run(place);
              });
            }}
          >
            {run}
          </button>
        )}
        <button
          type="button"
          className={only ? QUIET_BUTTON : BUTTON}
          aria-label={
            isEditing
              ? `Close the editor of ${nameOf(program)}`
              : `${editLabel(session, only)} ${nameOf(file)}${suffix}`
          }
          aria-busy={pressed === 'edit' || undefined}
          onClick={() => {
            void open('edit', ({act}) => act.toggleEditor(place, pathOf(file), code));
          }}
        >
          {isEditing ? 'Close' : editLabel(session, only)}
        </button>
      </div>
      {retry && (
        <p role="status">
          <LoadFailure retry={retry}>The runner of this program did not load.</LoadFailure>
        </p>
      )}
      {Below && <Below session={session} place={place} />}
    </>
  );
}

/** On a connection that spares data, the second press loads. */
const runLabel = (session: Session | undefined): string =>
  session?.progress.at === 'asked' ? `Run (loads ${kilobytes(session.progress.bytes)} KB)` : 'Run';

const editLabel = (session: Session | undefined, only: Props['only']): string => {
  if (session?.editorBytes !== undefined && !session.sources)
    return `Edit (loads ${kilobytes(session.editorBytes)} KB)`;
  return only ? 'Open in the editor' : 'Edit';
};

export default inBlock('The runner of this program', RunButtons);
