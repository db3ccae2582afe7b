import type {PhrasingContent, Table} from 'mdast';
import type {Parameter, Struct} from '../../facts/reference/model';
import {structAnchor} from './contractMembers';
import {code, inline, joined, link, table, text} from '../nodes';
import type {ValueNote} from './noteParts';
import {isNumeric, unitOf} from './units';

type ValueNotes = Readonly<Record<string, ValueNote>>;

/** Values as a table: name, type with unit, and what it means with its limits. */
export function valueTable(
  head: string,
  {
    values,
    notes = {},
    structs,
  }: {values: readonly Parameter[]; notes?: ValueNotes; structs: readonly Struct[]},
): Table {
  return table(
    [head, 'Type and unit', 'Meaning and limits'],
    values.map((value, index) => {
      const note = notes[value.name] ?? notes[String(index)];
      return [
        value.name ? [code(value.name)] : [text(`${index + 1}.`)],
        [...typeOf(value, structs), ...unitText(value, note)],
        meaningOf(value.text, note),
      ];
    }),
  );
}

function typeOf({type, isIndexed}: Parameter, structs: readonly Struct[]): PhrasingContent[] {
  const base = type.replace(/( storage|(\[\d*\])+)/g, '');
  const struct = structs.find(({name}) => name === base || name.endsWith(`.${base}`));
  const cell = struct ? link(`#${structAnchor(struct.name)}`, [code(type)]) : code(type);
  return isIndexed ? [cell, text(' indexed')] : [cell];
}

const unitText = ({name, type}: Parameter, note?: ValueNote): PhrasingContent[] => {
  const unit = note?.unit ?? (isNumeric(type) ? unitOf(name) : undefined);
  return unit ? [text(', '), ...inline(unit)] : [];
};

/** What a value means with its limits, in our words, else in the package's. */
export function meaningOf(quoted: string | undefined, note: ValueNote = {}): PhrasingContent[] {
  const parts: (readonly [label: string, limit: string | undefined])[] = [
    ['Range', note.range],
    ['0', note.zero],
    ['Maximum', note.maximum],
    ['Rounding', note.rounding],
  ];
  const limits = parts.flatMap(([label, limit]) =>
    limit ? [[text(`${label}: `), ...inline(limit)]] : [],
  );
  const main = note.is ? [inline(note.is)] : quoted ? [[text(`“${quoted}”`)]] : [];
  const cell = joined([...main, ...limits], ' ');
  return cell.length > 0 ? cell : [text('–')];
}
