import MiniSearch, {type AsPlainObject} from 'minisearch';
import type {KnownWords} from './correctWord';
import {excerptWords} from './excerptWords';
import {OPTIONS, SHIPPED, type Fields} from './options';
import type {Excerpt} from './packExcerpts';

/** The index as it is shipped: 196 KB (brotli, 304 pages), 303 KB in the form of the library. */
export type PackedIndex = {
  /** Sorted, a line each. */
  terms: string;
  /** By field: for each term a line of the passages that have it, each as its distance from the one before. */
  passages: string[];
  /** By field: how often the term stands there, a digit for each of those passages. */
  counts: string[];
  /** By field: how many words each passage has. */
  lengths: string[];
};

/** A word counts at most so often. */
const MOST_COUNTED = 3;
/** The first characters are control characters, which JSON writes at length. */
const FIRST = 35;
const SHIPPED_IDS = SHIPPED.map((name) => OPTIONS.fields.indexOf(name));

/** Packs the shipped fields of an index whose passages are numbered from 0. */
export function packIndex(index: MiniSearch<Fields>): PackedIndex {
  const {index: entries, fieldLength, documentCount} = index.toJSON() as unknown as Stored;
  const sorted = entries
    .filter(([, byField]) => SHIPPED_IDS.some((field) => byField[field]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const fields = SHIPPED_IDS.map((field) =>
    sorted.map(([, byField]) =>
      Object.entries(byField[field] ?? {})
        .map(([passage, count]): [number, number] => [Number(passage), count])
        .sort(([one], [other]) => one - other),
    ),
  );
  return {
    terms: sorted.map(([term]) => term).join('\n'),
    passages: fields.map((terms) =>
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
    lengths: SHIPPED_IDS.map((field) =>
      characters(Array.from({length: documentCount}, (_, id) => fieldLength[id]?.[field] ?? 0)),
    ),
  };
}

/** The index that was packed, completed with the words of the excerpts, and its words. */
export function unpackIndex(
  packed: PackedIndex,
  excerpts: readonly Excerpt[],
): {index: MiniSearch<Fields>; known: KnownWords} {
  const entries = new Map<string, Postings>();
  const counts = new Map<string, number>();
  const lengths = OPTIONS.fields.map(() => new Array<number>(excerpts.length).fill(0));
  addPacked(packed, {entries, counts, lengths});
  addExcerpts(excerpts, {entries, counts, lengths});
  const ids = excerpts.map((_, id) => id);
  const stored: Stored = {
    documentCount: excerpts.length,
    nextId: excerpts.length,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(OPTIONS.fields.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(
      ids.map((id) => [id, lengths.map((column) => column[id] ?? 0)]),
    ),
    averageFieldLength: lengths.map(
      (column) => column.reduce((sum, length) => sum + length, 0) / Math.max(excerpts.length, 1),
    ),
    storedFields: {},
    index: [...entries],
    serializationVersion: 2,
  };
  return {
    index: MiniSearch.loadJS<Fields>(stored as unknown as AsPlainObject, OPTIONS),
    known: {counts, sorted: [...counts.keys()].sort()},
  };
}

/** What an index is made of, as it grows. */
type Parts = {
  entries: Map<string, Postings>;
  /** In how many passages, field by field, each word stands. */
  counts: Map<string, number>;
  /** By field: how many words each passage has. */
  lengths: number[][];
};

function addPacked(packed: PackedIndex, {entries, counts, lengths}: Parts): void {
  SHIPPED_IDS.forEach((field, at) => {
    lengths[field] = numbers(packed.lengths[at] ?? '');
  });
  const lines = packed.passages.map((field) => field.split('\n'));
  const read = lines.map(() => 0);
  packed.terms.split('\n').forEach((term, at) => {
    const byField: Postings = {};
    lines.forEach((field, number) => {
      let id = -1;
      const postings = numbers(field[at] ?? '').map((gap): [number, number] => {
        id += gap + 1;
        const count = Number(packed.counts[number]?.[read[number] ?? 0]);
        read[number] = (read[number] ?? 0) + 1;
        return [id, count];
      });
      if (postings.length > 0) byField[SHIPPED_IDS[number] ?? 0] = Object.fromEntries(postings);
    });
    entries.set(term, byField);
    counts.set(
      term,
      lines.reduce((sum, field) => sum + (field[at]?.length ?? 0), 0),
    );
  });
}

function addExcerpts(excerpts: readonly Excerpt[], {entries, counts, lengths}: Parts): void {
  excerptWords(excerpts).forEach((passage, id) => {
    for (const [name, words] of Object.entries(passage)) {
      const field = OPTIONS.fields.indexOf(name);
      const column = lengths[field];
      if (column) column[id] = new Set(words).size;
      for (const word of words) {
        const byField = entries.get(word) ?? {};
        const passages = (byField[field] ??= {});
        if (!passages[id]) counts.set(word, (counts.get(word) ?? 0) + 1);
        passages[id] = Math.min((passages[id] ?? 0) + 1, MOST_COUNTED);
        entries.set(word, byField);
      }
    }
  });
}

/** By field: how often the word stands in each passage that has it. */
type Postings = Record<number, Record<number, number>>;

/** What the library writes, which its types keep to themselves. */
type Stored = Omit<AsPlainObject, 'index'> & {index: [string, Postings][]};

const characters = (values: readonly number[]): string =>
  values.map((value) => String.fromCharCode(value + FIRST)).join('');

const numbers = (text: string): number[] =>
  Array.from(text, (character) => character.charCodeAt(0) - FIRST);
