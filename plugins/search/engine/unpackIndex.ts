import type {KnownWords} from './correctWord';
import {excerptWords} from './excerptWords';
import {FIELDS, MOST_COUNTED, SHIPPED, type FieldName} from './fields';
import type {Excerpt} from './packExcerpts';
import {numbers, type PackedIndex} from './packIndex';

/** The passages that have a word in a field, in their order, and how often each has it. */
export type Postings = {ids: number[]; counts: number[]};

/** An index of passages. */
export type Index = {
  /** How many passages there are. */
  size: number;
  known: KnownWords;
  /** Where a word stands, by field; nothing where no passage has it. */
  postingsOf: (word: string) => Readonly<Partial<Record<FieldName, Postings>>> | undefined;
  /** By field: how many different words each passage has. */
  lengths: Readonly<Record<FieldName, readonly number[]>>;
};

type ByField = Partial<Record<FieldName, Postings>>;
type Lengths = Record<FieldName, number[]>;

/** The index that was packed, completed with the words of the excerpts. */
export function unpackIndex(packed: PackedIndex, excerpts: readonly Excerpt[]): Index {
  const size = excerpts.length;
  const lengths = Object.fromEntries(
    FIELDS.map((field) => [field, new Array<number>(size).fill(0)]),
  ) as Lengths;
  SHIPPED.forEach((field, at) => {
    lengths[field] = numbers(packed.lengths[at] ?? '');
  });
  const ofExcerpts = readExcerpts(excerpts, lengths);
  const shipped = createReader(packed);
  const read = new Map<string, ByField>();
  return {
    size,
    lengths,
    known: knownWords(shipped.counts, ofExcerpts),
    postingsOf(word) {
      const isKnown = shipped.counts.has(word) || ofExcerpts.has(word);
      if (!isKnown) return undefined;
      const postings = read.get(word) ?? {...ofExcerpts.get(word), ...shipped.read(word)};
      read.set(word, postings);
      return postings;
    },
  };
}

/** In how many passages, field by field, each word stands. */
function knownWords(
  counts: Map<string, number>,
  ofExcerpts: ReadonlyMap<string, ByField>,
): KnownWords {
  const all = new Map(counts);
  for (const [word, byField] of ofExcerpts) {
    const own = Object.values(byField).reduce((sum, {ids}) => sum + ids.length, 0);
    all.set(word, (all.get(word) ?? 0) + own);
  }
  return {counts: all, sorted: [...all.keys()].sort()};
}

/** Reads the lines of a word when they are asked for: most never are. */
function createReader(packed: PackedIndex) {
  const terms = packed.terms.split('\n').filter(Boolean);
  const numberOf = new Map(terms.map((term, at) => [term, at]));
  const fields = SHIPPED.map((field, at) => {
    const lines = packed.passages[at]?.split('\n') ?? [];
    let total = 0;
    // Each character of a line is a passage, as is each digit of the counts.
    const starts = lines.map(({length}) => (total += length) - length);
    return {field, lines, starts, digits: packed.counts[at] ?? ''};
  });
  const countOf = (at: number) =>
    fields.reduce((sum, {lines}) => sum + (lines[at]?.length ?? 0), 0);
  return {
    counts: new Map(terms.map((term, at) => [term, countOf(at)])),
    read(word: string): ByField {
      const at = numberOf.get(word) ?? -1;
      return Object.fromEntries(
        fields.flatMap(({field, lines, starts, digits}) => {
          const ids = idsOf(lines[at] ?? '');
          const start = starts[at] ?? 0;
          const counts = ids.map((_, place) => Number(digits[start + place]));
          return ids.length > 0 ? [[field, {ids, counts}]] : [];
        }),
      );
    },
  };
}

function idsOf(line: string): number[] {
  let id = -1;
  return numbers(line).map((gap) => (id += gap + 1));
}

function readExcerpts(excerpts: readonly Excerpt[], lengths: Lengths): Map<string, ByField> {
  const byWord = new Map<string, ByField>();
  excerptWords(excerpts).forEach((fields, id) => {
    for (const [name, words] of Object.entries(fields)) {
      const field = name as keyof typeof fields;
      lengths[field][id] = new Set(words).size;
      for (const word of words) {
        const byField = byWord.get(word) ?? {};
        byWord.set(word, byField);
        const {ids, counts} = (byField[field] ??= {ids: [], counts: []});
        if (ids.at(-1) !== id) {
          ids.push(id);
          counts.push(1);
        } else counts[ids.length - 1] = Math.min((counts.at(-1) ?? 0) + 1, MOST_COUNTED);
      }
    }
  });
  return byWord;
}
