import LoadFailure from '@theme/LoadFailure';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {inBlock} from '../../../../src/components/Block';
import type {OpenCall} from './openCall';

type Props = {
  /** The anchor of the function on its page. */
  of: string;
  /** The page, by its name among those with forms. */
  on: string;
  /** The function's name. */
  name: string;
};

type Stage = {at: 'closed' | 'loading' | 'failed'} | {at: 'open'; call: OpenCall};

/** A button that opens the form of a function; all that the form needs is loaded at the press, also at one before the page's scripts. */
function Call({of, on, name}: Props): ReactNode {
  const [stage, setStage] = useState<Stage>({at: 'closed'});
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (stage.at === 'closed' && wasOpen.current) button.current?.focus();
    wasOpen.current = stage.at === 'open';
  }, [stage]);
  const open = useCallback(() => {
    setStage({at: 'loading'});
    import('./openCall')
      .then(({openCall}) => openCall(on))
      .then(
        (call) => {
          setStage({at: 'open', call});
        },
        () => {
          setStage({at: 'failed'});
        },
      );
  }, [on]);

  if (stage.at === 'open') {
    return (
      <stage.call.Form
        anchor={of}
        {...stage.call}
        onClose={() => {
          setStage({at: 'closed'});
        }}
      />
    );
  }
  if (stage.at === 'failed') {
    return (
      <p role="status">
        <LoadFailure retry={open}>The form of {name} did not load.</LoadFailure>
      </p>
    );
  }
  return (
    <p className="needs-scripts">
      <button
        ref={button}
        type="button"
        className="button button--secondary button--sm"
        aria-label={`Call ${name}`}
        disabled={stage.at === 'loading'}
        onClick={open}
      >
        Call
      </button>
    </p>
  );
}

export default inBlock('The form of this function', Call);
