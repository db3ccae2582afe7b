import type {ComponentType} from 'react';
import {OutOfRange} from '../../protocol/outOfRange';
import type {Parsed} from '../../protocol/parseDecimal';
import type {Picture} from './picture';

/** What a reader typed or chose, by the names of the fields. */
export type Texts = Readonly<Record<string, string>>;

/** Switches beside a text field, each for a part of its text. */
export type Switches = {
  legend: string;
  names: readonly string[];
  /** Which are on; nothing where the text cannot be read. */
  read: (text: string) => readonly boolean[] | undefined;
  /** The text after one of them was switched. */
  toggle: (text: string, at: number) => string;
};

/** How a field is filled in. A slider has a text field beside it; its numbers place the thumb only. */
export type Control =
  | {kind: 'text'; isSigned?: boolean}
  | {
      kind: 'words';
      /** The id of a `datalist` with suggestions. */ list?: string;
    }
  | {kind: 'checkbox'}
  | {kind: 'address'; switches?: Switches}
  | {
      kind: 'lines';
      rows: number;
      /** Lines that buttons add at the end. */ inserts?: readonly string[];
    }
  | {kind: 'choice'; options: readonly (readonly [value: string, label: string])[]}
  | {kind: 'slider'; least: number; most: number; step: number};

/** Something that an instrument asks for. */
export type Field<Value> = {
  label: string;
  unit?: string;
  initial: string;
  control: Control;
  /** The value of the text, or what would do instead; other fields may say how it is read. */
  read: (text: string, texts: Texts) => Parsed<Value>;
};

/** One line of an answer. */
export type Result = {
  label: string;
  /** With its unit. */
  human: string;
  /** Raw units, or all digits; what is copied. */
  full?: string;
};

/** A word of an answer, and what it means to each of those whom it concerns. */
export type Explanation = {
  term: string;
  meanings: readonly (readonly [party: string, sentence: string])[];
};

/** The results for values that fit together. */
export type InstrumentAnswer = {
  /** What a screen reader says of it: one sentence with the main result. */
  summary: string;
  results: readonly Result[];
  /** What to look at, each a sentence. */
  advice?: readonly string[];
  explanations?: readonly Explanation[];
  pictures?: readonly Picture[];
  /** Whether the pictures answer more than the results, and stand before them. */
  leadsWithPictures?: boolean;
};

/** What came of the texts: problems by field, or why the values do not fit together, or an answer. */
export type Reading =
  {problems: Readonly<Record<string, string>>} | {refused: string} | {answer: InstrumentAnswer};

/** What a part beside the answer gets: the texts, and a way to change them. */
export type PanelProps = {texts: Texts; change: (texts: Texts) => void};

export type Instrument = {
  fields: Readonly<Record<string, Field<unknown>>>;
  read: (texts: Texts) => Reading;
  /** What a link holds of the texts, where they may be too long for an address. */
  linked?: (texts: Texts) => Texts;
  /** What takes longer than an answer may; a change of the texts ends it. */
  Panel?: ComponentType<PanelProps>;
};

type Fields<Values> = {readonly [Name in keyof Values]: Field<Values[Name]>};

type Definition<Values> = Pick<Instrument, 'linked' | 'Panel'> & {
  fields: Fields<Values>;
  /** Throws `OutOfRange` where the values do not fit together. */
  answer: (values: Values) => InstrumentAnswer;
};

/** An instrument: what it asks for, and what it answers with the values. */
export function instrument<Values extends Record<string, unknown>>({
  fields,
  answer,
  ...rest
}: Definition<Values>): Instrument {
  return {
    ...rest,
    fields,
    read: (texts) => {
      const parsed = readFields<Values>(fields, texts);
      if ('problems' in parsed) return parsed;
      try {
        return {answer: answer(parsed.values)};
      } catch (cause) {
        if (cause instanceof OutOfRange) return {refused: cause.message};
        throw cause;
      }
    },
  };
}

/** The values of all fields, or what is wrong with their texts. */
export function readFields<Values>(
  fields: Fields<Values>,
  texts: Texts,
): {values: Values} | {problems: Readonly<Record<string, string>>} {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries<Field<unknown>>(fields)) {
    const parsed = field.read(texts[name] ?? '', texts);
    if ('problem' in parsed) problems[name] = parsed.problem;
    else values[name] = parsed.value;
  }
  return Object.keys(problems).length > 0 ? {problems} : {values: values as Values};
}

/** The texts that an instrument begins with. */
export const initialTexts = ({fields}: Instrument): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, {initial}]) => [name, initial]));
