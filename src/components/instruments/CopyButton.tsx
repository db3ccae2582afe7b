import {useEffect, useState, type ReactNode} from 'react';

type Props = {
  label: string;
  /** What it copies where that needs saying beside other such buttons. */
  of?: string;
  text: () => string;
};

/** Copies a text, and says whether the browser let it. */
export default function CopyButton({label, of, text}: Props): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copied = text();
  useEffect(() => {
    setOutcome(undefined);
  }, [copied]);
  return (
    <>
      <button
        type="button"
        aria-label={of ? `${label} ${of}` : undefined}
        onClick={() => {
          navigator.clipboard.writeText(text()).then(
            () => {
              setOutcome('copied');
            },
            () => {
              setOutcome('refused');
            },
          );
        }}
      >
        {label}
      </button>
      <span role="status">
        {outcome === 'copied' && ' Copied.'}
        {outcome === 'refused' && ' The browser refused; select the text instead.'}
      </span>
    </>
  );
}
