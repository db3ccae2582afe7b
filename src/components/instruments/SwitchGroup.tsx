import type {ReactNode} from 'react';
import type {Switches} from './instrument';

type Props = {
  switches: Switches;
  /** What the switches show a part of. */
  text: string;
  onChange: (text: string) => void;
};

/** Switches that show and change parts of a text; they wait while it cannot be read. */
export default function SwitchGroup({
  switches: {legend, names, read, toggle},
  text,
  onChange,
}: Props): ReactNode {
  const states = read(text);
  return (
    <fieldset className="instrument-switches" disabled={!states}>
      <legend>{legend}</legend>
      {names.map((name, at) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={states?.[at] ?? false}
            onChange={() => {
              onChange(toggle(text, at));
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
