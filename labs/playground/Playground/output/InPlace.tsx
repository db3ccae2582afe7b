import {useState, type ReactNode} from 'react';
import {BUTTON} from '../buttons';
import Styles from '../Styles';

type Props = {
  /** How the run went, as a sentence without its last dot. */
  caption: string;
  /** What stood here before; it keeps the size. */
  captured: ReactNode;
  /** Whether the run printed something else, so that a reader may show the captured text again. */
  isOther: boolean;
  children: ReactNode;
};

/** What a run printed, in the place of what was captured. */
export default function InPlace({caption, captured, isOther, children}: Props): ReactNode {
  const [showsCaptured, setShowsCaptured] = useState(false);
  const isEarlier = isOther && showsCaptured;
  return (
    <div className="playground-output">
      <Styles />
      <div className="playground-captured" inert={!isEarlier} data-shown={isEarlier}>
        {captured}
      </div>
      <div className="playground-printed" data-shown={!isEarlier}>
        <p className="playground-caption">
          <span>{isEarlier ? 'As captured' : caption}</span>
          {isOther && (
            <button
              type="button"
              className={BUTTON}
              onClick={() => {
                setShowsCaptured(!showsCaptured);
              }}
            >
              {isEarlier ? 'Show this run' : 'Show captured'}
            </button>
          )}
        </p>
        {!isEarlier && children}
      </div>
    </div>
  );
}
