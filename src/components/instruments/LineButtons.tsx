import type {ReactNode} from 'react';

type Props = {
  /** Of the field. */
  label: string;
  /** What the buttons add, each as a line at the end. */
  lines: readonly string[];
  text: string;
  onChange: (text: string) => void;
};

/** Buttons that add a line to a text. */
export default function LineButtons({label, lines, text, onChange}: Props): ReactNode {
  return (
    <div className="instrument-inserts" role="group" aria-label={`Add to ${label}`}>
      {lines.map((line) => (
        <button
          key={line}
          type="button"
          onClick={() => {
            onChange([text.trimEnd(), line].filter(Boolean).join('\n'));
          }}
        >
          {line}
        </button>
      ))}
    </div>
  );
}
