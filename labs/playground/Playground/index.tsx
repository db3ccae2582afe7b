import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@theme/LoadFailure';
import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import {inBlock} from '../../../src/components/Block';
import {canRun} from './environment';
import {kilobytes, nameOf, pathOf} from './names';
import {reveal} from './reveal';
import {openSession, useSession} from './sessions';
import {isUnderWay, type Session} from './session/session';
import styles from './styles.module.css';
import {useLink} from './useLink';

type Props = {
  /** The program that the code above belongs to, below `examples/`: `v3/swaps/singleSwap.ts`. */
  program: string;
  /** The file that the code above is quoted from, where that is another. */
  file?: string;
  /** That code, as the page shows it. */
  code: string;
};

/** Buttons that run and edit the program of the code above them; a press loads what they need. */
function RunButtons({program, file = program, code}: Props): ReactNode {
  const place = useId();
  const isBrowser = useIsBrowser();
  const session = useSession(program);
  const [retry, setRetry] = useState<() => void>();
  const buttons = useRef<HTMLDivElement>(null);
  const withSession = async (act: (opened: Session) => unknown): Promise<void> => {
    try {
      setRetry(undefined);
      await act(await openSession(program));
    } catch {
      setRetry(() => () => void withSession(act));
    }
  };
  useLink(
    program,
    () =>
      void withSession(async ({act}) => {
        // What a hidden tab holds has no place that a page can scroll to.
        if (buttons.current) reveal(buttons.current);
        await act.takeLink(place);
      }),
  );
  if (isBrowser && !canRun()) return null;

  const isRunning = session !== undefined && isUnderWay(session);
  const isAtWork = session?.ranFrom === place;
  const run = isRunning ? 'Stop' : runLabel(session);
  const {Status, Below} = session?.views ?? {};
  return (
    <>
      <div
        ref={buttons}
        className={clsx(styles.buttons, 'needs-scripts')}
        data-ran={isAtWork || undefined}
      >
        {Status && isAtWork && <Status session={session} />}
        <button
          type="button"
          className={BUTTON}
          aria-label={`${run} ${nameOf(program)}`}
          onClick={() => {
            void withSession(({act}) => {
              if (isRunning) act.stop();
              else act.run(place);
            });
          }}
        >
          {run}
        </button>
        <button
          type="button"
          className={BUTTON}
          aria-label={`Edit ${nameOf(file)}`}
          aria-expanded={session && session.editing?.place === place}
          onClick={() => {
            void withSession(({act}) => act.toggleEditor(place, pathOf(file), code));
          }}
        >
          Edit
        </button>
      </div>
      {retry && (
        <p role="status">
          <LoadFailure retry={retry}>What runs this program did not load.</LoadFailure>
        </p>
      )}
      {Below && session && <Below session={session} place={place} />}
    </>
  );
}

/** On a connection that spares data, the second press loads. */
const runLabel = (session: Session | undefined): string =>
  session?.progress.at === 'asked' ? `Run (loads ${kilobytes(session.progress.bytes)} KB)` : 'Run';

const BUTTON = 'button button--secondary button--sm';

export default inBlock('What runs this program', RunButtons);
