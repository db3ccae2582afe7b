import type {ReactNode} from 'react';

/** From this length on, in characters, a value scrolls in a place of its own. */
const LONG = 300;

/** A value as code; a long one in a place that scrolls, which the arrow keys reach. */
export default function RawValue({text, label}: {text: string; label: string}): ReactNode {
  if (text.length < LONG) return <code>{text === '' ? '(empty)' : text}</code>;
  return (
    <code className="call-long" role="group" aria-label={label} tabIndex={0}>
      {text}
    </code>
  );
}
