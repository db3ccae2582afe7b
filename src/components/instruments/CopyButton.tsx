import {useState, type ReactNode} from 'react';

type Props = {
  label: string;
  /** What it copies, where that needs saying beside other such buttons. */
  of?: string;
  text: string;
};

/** Copies a text, and says whether the browser let it. */
export default function CopyButton({label, of, text}: Props): ReactNode {
  const [asked, setAsked] = useState<{text: string; isCopied: boolean}>();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setAsked({text, isCopied: true});
      },
      () => {
        setAsked({text, isCopied: false});
      },
    );
  };
  return (
    <>
      <button type="button" aria-label={of && `${label} ${of}`} onClick={copy}>
        {label}
      </button>
      <span role="status">
        {asked?.text === text &&
          (asked.isCopied ? ' Copied.' : ' The browser refused; select the text instead.')}
      </span>
    </>
  );
}
