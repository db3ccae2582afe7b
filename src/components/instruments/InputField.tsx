import type {ReactNode} from 'react';
import type {Control} from './instrument';
import LineButtons from './LineButtons';
import SwitchGroup from './SwitchGroup';

type Props = {
  id: string;
  label: string;
  unit?: string;
  control: Control;
  text: string;
  /** What would do instead of the text; empty where it does. */
  problem?: string;
  /** What the text means, where it has another form. */
  note?: string;
  onChange: (text: string) => void;
};

/** One labelled field with its unit, and under it what is wrong with its text, or what it means. */
export default function InputField({id, label, unit, problem, note, ...rest}: Props): ReactNode {
  return (
    <div className="instrument-field">
      <label htmlFor={id}>
        {label}
        {unit && <span className="instrument-unit"> {unit}</span>}
      </label>
      <FieldInput id={id} label={label} {...(problem && {problem})} {...rest} />
      {problem && (
        <p id={`${id}problem`} className="instrument-problem">
          {problem}
        </p>
      )}
      {note && !problem && <p className="instrument-note">{note}</p>}
    </div>
  );
}

function FieldInput({
  id,
  label,
  control,
  text,
  problem,
  onChange,
}: Omit<Props, 'unit' | 'note'>): ReactNode {
  const shared = {
    id,
    value: text,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}problem` : undefined,
    onChange: ({target}: {target: {value: string}}) => {
      onChange(target.value);
    },
  };
  const plainText = {autoComplete: 'off', autoCapitalize: 'none', spellCheck: false} as const;
  switch (control.kind) {
    case 'choice':
      return (
        <select {...shared}>
          {control.options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      );
    case 'lines':
      return (
        <>
          <textarea {...shared} {...plainText} rows={control.rows} />
          {control.inserts && (
            <LineButtons lines={control.inserts} text={text} onChange={onChange} />
          )}
        </>
      );
    case 'slider':
      return (
        <div className="instrument-slider">
          <input {...shared} {...plainText} type="text" inputMode="decimal" />
          <input
            type="range"
            aria-label={`${label}, slider`}
            min={control.least}
            max={control.most}
            step={control.step}
            value={/^\d+(\.\d+)?$/.test(text) ? text : control.least}
            onChange={shared.onChange}
          />
        </div>
      );
    case 'address':
      return (
        <>
          <input {...shared} {...plainText} type="text" />
          {control.switches && (
            <SwitchGroup switches={control.switches} text={text} onChange={onChange} />
          )}
        </>
      );
    case 'words':
      return <input {...shared} {...plainText} type="text" list={control.list} />;
    case 'checkbox':
      return (
        <input
          id={id}
          type="checkbox"
          checked={text === 'true'}
          onChange={({target}) => {
            onChange(String(target.checked));
          }}
        />
      );
    case 'text':
      // The decimal keyboard of phones has no minus sign.
      return (
        <input
          {...shared}
          {...plainText}
          type="text"
          inputMode={control.isSigned ? 'text' : 'decimal'}
        />
      );
  }
}
