import MiniSearch, {type AsPlainObject} from 'minisearch';
import {OPTIONS, type Fields} from './options';

/** An index as it travels: half of what its own form weighs when compressed. */
export type PackedIndex = {
  /** Sorted, a line each. */
  terms: string;
  /** By field: for each term a line of the sections that have it, each as its distance from the one before. */
  sections: string[];
  /** By field: how often the term stands there, a digit for each of those sections. */
  counts: string[];
  /** By field: how many words each section has. */
  lengths: string[];
};

/** More than this a word says no louder. */
const MOST_COUNTED = 3;
/** The first characters are control characters, which JSON writes at length. */
const FIRST = 35;

/** Packs an index whose sections are numbered from 0. */
export function packIndex(index: MiniSearch<Fields>): PackedIndex {
  const {index: entries, fieldLength, documentCount} = index.toJSON() as unknown as Stored;
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const fields = OPTIONS.fields.map((_, field) =>
    sorted.map(([, byField]) =>
      Object.entries(byField[field] ?? {})
        .map(([section, count]): [number, number] => [Number(section), count])
        .sort(([one], [other]) => one - other),
    ),
  );
  return {
    terms: sorted.map(([term]) => term).join('\n'),
    sections: fields.map((terms) =>
      terms
        .map((postings) =>
          characters(postings.map(([id], at) => id - (postings[at - 1]?.[0] ?? -1) - 1)),
        )
        .join('\n'),
    ),
    counts: fields.map((terms) =>
      terms
        .flat()
        .map(([, count]) => Math.min(count, MOST_COUNTED))
        .join(''),
    ),
    lengths: OPTIONS.fields.map((_, field) =>
      characters(Array.from({length: documentCount}, (__, id) => fieldLength[id]?.[field] ?? 0)),
    ),
  };
}

/** The index that was packed. */
export function unpackIndex({terms, sections, counts, lengths}: PackedIndex): MiniSearch<Fields> {
  const columns = lengths.map(numbers);
  const documentCount = columns[0]?.length ?? 0;
  const ids = Array.from({length: documentCount}, (_, id) => id);
  const lines = sections.map((field) => field.split('\n'));
  const read = sections.map(() => 0);
  const stored: Stored = {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(OPTIONS.fields.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(
      ids.map((id) => [id, columns.map((column) => column[id] ?? 0)]),
    ),
    averageFieldLength: columns.map(
      (column) => column.reduce((sum, length) => sum + length, 0) / Math.max(documentCount, 1),
    ),
    storedFields: {},
    index: terms.split('\n').map((term, at) => {
      const byField: Postings = {};
      lines.forEach((field, number) => {
        let id = -1;
        const postings = numbers(field[at] ?? '').map((gap): [number, number] => {
          id += gap + 1;
          const count = Number(counts[number]?.[read[number] ?? 0]);
          read[number] = (read[number] ?? 0) + 1;
          return [id, count];
        });
        if (postings.length > 0) byField[number] = Object.fromEntries(postings);
      });
      return [term, byField];
    }),
    serializationVersion: 2,
  };
  return MiniSearch.loadJS<Fields>(stored as unknown as AsPlainObject, OPTIONS);
}

type Postings = Record<number, Record<number, number>>;

/** What the library writes, which its types keep to themselves. */
type Stored = Omit<AsPlainObject, 'index'> & {index: [string, Postings][]};

const characters = (values: readonly number[]): string =>
  values.map((value) => String.fromCharCode(value + FIRST)).join('');

const numbers = (text: string): number[] =>
  Array.from(text, (character) => character.charCodeAt(0) - FIRST);
