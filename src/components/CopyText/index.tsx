import {useState, type ReactNode} from 'react';

type Props = {
  text: string;
  /** What the button says. */
  label: string;
};

/** A button that copies a text, and says what became of it. */
export default function CopyText({text, label}: Props): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome('copied');
      },
      () => {
        setOutcome('refused');
      },
    );
  };
  return (
    <p>
      <button type="button" onClick={copy}>
        {label}
      </button>{' '}
      {outcome === 'copied' && 'Copied.'}
      {outcome === 'refused' && 'The browser refused; select the text to copy it.'}
    </p>
  );
}
