import type {ReactNode} from 'react';

type Props = {
  /** The function's. */
  name: string;
  /** Whether the function only reads, so that there is nothing to send. */
  isReading: boolean;
  isBusy: boolean;
  onRun: (how: 'call' | 'send') => void;
  onReset: () => void;
  onStartAgain: () => void;
  onClose: () => void;
};

/** What a form does. While it calls, its buttons say so and stay where they are. */
export default function Buttons({
  name,
  isReading,
  isBusy,
  onRun,
  onReset,
  onStartAgain,
  onClose,
}: Props): ReactNode {
  return (
    <p className="instrument-links call-buttons">
      <button
        type="button"
        className="call-main"
        aria-disabled={isBusy}
        onClick={() => {
          onRun('call');
        }}
      >
        {isReading ? 'Call' : 'Call without sending'}
      </button>
      {!isReading && (
        <button
          type="button"
          className="call-main"
          aria-disabled={isBusy}
          onClick={() => {
            onRun('send');
          }}
        >
          Send
        </button>
      )}
      <button type="button" onClick={onStartAgain}>
        Example values
      </button>
      <button type="button" aria-disabled={isBusy} onClick={onReset}>
        Reset chain
      </button>
      <button type="button" aria-label={`Close the form of ${name}`} onClick={onClose}>
        Close
      </button>
    </p>
  );
}
