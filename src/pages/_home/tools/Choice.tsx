import {useId, type ReactNode} from 'react';
import {useEarlyValue} from './useEarlyValue';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
};

/** A labelled choice of one of several. */
export default function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>): ReactNode {
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find(([one]) => one === text);
    if (chosen) onChange(chosen[0]);
  };
  const field = useEarlyValue<HTMLSelectElement>(value, choose);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        ref={field}
        id={id}
        value={value}
        onChange={({target}) => {
          choose(target.value);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
