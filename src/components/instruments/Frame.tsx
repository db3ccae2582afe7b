// As a file of its own: the framework puts imported styles into those of every page.
import styles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./instruments.css';
import {useEffect, useId, useMemo, useRef, type ReactNode} from 'react';
import CopyButton from '../CopyButton';
import {hashOf} from '../hashState/hashOf';
import {useHashState} from '../hashState/useHashState';
import AnswerPanel from './AnswerPanel';
import {hashForm} from './hashForm';
import InputField from './InputField';
import type {Instrument} from './instrument';
import type {Name} from './places';

type Props = {
  name: Name;
  title: string;
  instrument: Instrument;
  /** Whether a reader stood on the button that this takes the place of. */
  takesFocus: boolean;
};

/** An instrument: what it asks for, what it answers, and a link to both. */
export default function Frame({name, title, instrument, takesFocus}: Props): ReactNode {
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const form = useMemo(() => hashForm(name, instrument), [name, instrument]);
  const [texts, change] = useHashState(form, true);
  const reading = instrument.read(texts);
  useEffect(() => {
    if (takesFocus)
      fieldset.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus]);

  return (
    <section className="instrument" aria-labelledby={id}>
      <link rel="stylesheet" href={styles} precedence="instruments" />
      <div className="instrument-question">
        <fieldset ref={fieldset}>
          <legend id={id}>{title}</legend>
          {Object.entries(instrument.fields).map(([field, {label, unit, control}]) => (
            <InputField
              key={field}
              id={`${id}${field}`}
              label={label}
              {...(unit && {unit})}
              control={control}
              text={texts[field] ?? ''}
              {...('problems' in reading && {problem: reading.problems[field] ?? ''})}
              onChange={(text) => {
                change({...texts, [field]: text});
              }}
            />
          ))}
        </fieldset>
        <p className="instrument-links">
          <CopyButton
            label="Copy link to this state"
            text={new URL(hashOf(form, texts), window.location.href).href}
          />
          <button
            type="button"
            onClick={() => {
              change(form.empty);
            }}
          >
            Start again
          </button>
        </p>
        {instrument.Panel && <instrument.Panel texts={texts} change={change} />}
      </div>
      <AnswerPanel reading={reading} />
    </section>
  );
}
