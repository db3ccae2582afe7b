import type {ReactNode} from 'react';
import type {Control} from '../../../../src/components/instruments/instrument';
import InputField from '../../../../src/components/instruments/InputField';
import type {CallFunction} from '../data/callPage';
import type {Arguments, Texts} from '../values/argumentsOf';
import {humanOf, type Surroundings} from '../values/humanOf';
import {leavesOf, type Leaf} from '../values/leaves';
import type {Names} from '../values/names';

type Props = {
  id: string;
  called: CallFunction;
  texts: Texts;
  read: Arguments;
  given: Surroundings;
  names: Names;
  onChange: (texts: Texts) => void;
};

/** A field for each argument, with its type, its unit, and the other form of what it contains. */
export default function Fields({
  id,
  called,
  texts,
  read,
  given,
  names,
  onChange,
}: Props): ReactNode {
  const {abi, units} = called;
  const list = `${id}names`;
  return (
    <>
      {leavesOf(abi.inputs).map((leaf) => {
        const {path, label, parameter} = leaf;
        const problem = 'problems' in read ? read.problems[path] : undefined;
        const note = otherForm(
          leaf,
          {text: texts[path] ?? '', value: read.byPath.get(path)},
          {unit: units[path], given},
        );
        return (
          <InputField
            key={path}
            id={`${id}${path}`}
            label={label}
            unit={[parameter.type, units[path]].filter(Boolean).join(', ')}
            control={controlOf(parameter.type, list)}
            text={texts[path] ?? ''}
            {...(problem && {problem})}
            {...(note && {note})}
            onChange={(text) => {
              onChange({...texts, [path]: text});
            }}
          />
        );
      })}
      <datalist id={list}>
        {names.addresses.map(({name, address}) => (
          <option key={name} value={name}>
            {address}
          </option>
        ))}
      </datalist>
    </>
  );
}

function controlOf(type: string, list: string): Control {
  if (type.endsWith(']')) return {kind: 'lines', rows: 2};
  if (type === 'bool') return {kind: 'checkbox'};
  if (type === 'bytes' || type === 'string') return {kind: 'lines', rows: 1};
  return {kind: 'words', ...(type === 'address' && {list})};
}

/** Raw beside what people write, and the other way; nothing where there is one form only. */
function otherForm(
  {name, parameter: {type}}: Leaf,
  {text, value}: {text: string; value: unknown},
  {unit, given}: {unit: string | undefined; given: Surroundings},
): string | undefined {
  if (value === undefined || typeof value === 'object' || typeof value === 'boolean')
    return undefined;
  const raw = String(value);
  const isRaw = text.trim().toLowerCase() === raw.toLowerCase();
  const human = humanOf(value, {type, name, ...(unit && {unit})}, given);
  return isRaw
    ? human
    : raw === text
      ? undefined
      : [raw, human].filter((form) => form && form.replaceAll(',', '') !== text.trim()).join(' = ');
}
