import {KEYWORDS, MOST_COUNTED, SHIPPED} from './fields';
import {idsOf, type PackedIndex} from './packIndex';
import type {ByField, Lengths, Postings} from './postings';
import {partsOf} from './words';

/** Words with the numbers of the terms that are them, or have them as a part. */
type TermsByWord = ReadonlyMap<string, readonly number[]>;

/** A packed field: its lines, and where the digits of each begin. */
type Field = {name: (typeof SHIPPED)[number]; lines: string[]; starts: number[]; digits: string};

type Options = {common: ReadonlySet<string>; lengths: Lengths};

/** Reads the words that travelled, each when it is asked for, as most never are; fills how many words each passage has. */
export function readShippedWords(packed: PackedIndex, {common, lengths}: Options) {
  const terms = packed.terms.split('\n').filter(Boolean);
  const byWord = termsByWord(terms, common);
  const fields = SHIPPED.map((name, at) => fieldOf(name, packed, at));
  const partCounts = terms.map((term) => partsOf(term).length);
  for (const {name, lines} of fields) {
    const column = lengths[name];
    lines.forEach((line, at) => {
      const words = 1 + (partCounts[at] ?? 0);
      for (const id of idsOf(line)) column[id] = (column[id] ?? 0) + words;
    });
  }
  const countOf = (at: number): number =>
    fields.reduce((sum, {lines}) => sum + (lines[at]?.length ?? 0), 0);
  const counts = [...byWord].map(([word, numbers]): [string, number] => [
    word,
    numbers.reduce((sum, at) => sum + countOf(at), 0),
  ]);
  return {
    /** In how many passages each word stands, field by field, names that it is a part of counted each. */
    counts: new Map(counts),
    read(word: string): ByField {
      const numbers = byWord.get(word) ?? [];
      const {code, ...others} = Object.fromEntries(
        fields.map((field) => [field.name, postingsIn(field, numbers)]),
      ) as Record<(typeof SHIPPED)[number], Postings>;
      const shown = {...others, code: KEYWORDS.has(word) ? NONE : without(code, others.text)};
      return Object.fromEntries(Object.entries(shown).filter(([, {ids}]) => ids.length > 0));
    },
  };
}

const NONE: Postings = {ids: [], counts: []};

function fieldOf(name: Field['name'], packed: PackedIndex, at: number): Field {
  const lines = packed.passages[at]?.split('\n') ?? [];
  let total = 0;
  // Each character of a line is a passage, as is each digit of the counts.
  const starts = lines.map(({length}) => (total += length) - length);
  return {name, lines, starts, digits: packed.counts[at] ?? ''};
}

function termsByWord(terms: readonly string[], common: ReadonlySet<string>): TermsByWord {
  const byWord = new Map<string, number[]>();
  terms.forEach((term, at) => {
    const parts = partsOf(term).filter((part) => !common.has(part));
    for (const word of new Set([term.toLowerCase(), ...parts])) {
      const numbers = byWord.get(word);
      if (numbers) numbers.push(at);
      else byWord.set(word, [at]);
    }
  });
  return byWord;
}

/** Where any of the terms stands in a field. */
function postingsIn({name, lines, starts, digits}: Field, numbers: readonly number[]): Postings {
  const byId = new Map<number, number>();
  for (const at of numbers) {
    idsOf(lines[at] ?? '').forEach((id, place) => {
      const count = (byId.get(id) ?? 0) + Number(digits[(starts[at] ?? 0) + place]);
      byId.set(id, Math.min(count, name === 'code' ? 1 : MOST_COUNTED));
    });
  }
  const ids = [...byId.keys()];
  if (numbers.length > 1) ids.sort((one, other) => one - other);
  return {ids, counts: ids.map((id) => byId.get(id) ?? 0)};
}

/** What the text says too counts there alone. */
function without({ids, counts}: Postings, text: Postings): Postings {
  const inText = new Set(text.ids);
  const own = ids.map((id) => !inText.has(id));
  return {ids: ids.filter((_, at) => own[at]), counts: counts.filter((_, at) => own[at])};
}
