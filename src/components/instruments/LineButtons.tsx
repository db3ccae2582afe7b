import type {ReactNode} from 'react';

type Props = {
  /** What the buttons add, each as a line at the end. */
  lines: readonly string[];
  text: string;
  onChange: (text: string) => void;
};

/** Buttons that add a line to a text. */
export default function LineButtons({lines, text, onChange}: Props): ReactNode {
  return (
    <div className="instrument-inserts" role="group" aria-label="Add a line">
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
