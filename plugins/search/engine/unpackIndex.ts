import type {KnownWords} from './correctWord';
import {FIELDS, type FieldName} from './fields';
import type {Excerpt} from './packExcerpts';
import type {PackedIndex} from './packIndex';
import {readExcerptWords} from './readExcerptWords';
import {readShippedWords} from './readShippedWords';

/** The passages that have a word in a field, in their order, and how often each has it. */
export type Postings = {ids: number[]; counts: number[]};

/** Where a word stands, by field. */
export type ByField = Partial<Record<FieldName, Postings>>;

/** By field: how many words each passage has. */
export type Lengths = Record<FieldName, number[]>;

/** An index of passages. */
export type Index = {
  /** How many passages there are. */
  size: number;
  known: KnownWords;
  /** Where a word stands; nothing where no passage has it. */
  postingsOf: (word: string) => Readonly<ByField> | undefined;
  lengths: Readonly<Lengths>;
};

type Options = {
  excerpts: readonly Excerpt[];
  /** Words of too many passages: texts that hold them are not found by them. */
  common: ReadonlySet<string>;
};

/** The index that was packed, completed with the words of the excerpts. */
export function unpackIndex(packed: PackedIndex, {excerpts, common}: Options): Index {
  const size = excerpts.length;
  const lengths = Object.fromEntries(
    FIELDS.map((field) => [field, new Array<number>(size).fill(0)]),
  ) as Lengths;
  const ofExcerpts = readExcerptWords(excerpts, lengths);
  const shipped = readShippedWords(packed, {common, lengths});
  const counts = new Map(shipped.counts);
  for (const [word, byField] of ofExcerpts) {
    const own = Object.values(byField).reduce((sum, {ids}) => sum + ids.length, 0);
    counts.set(word, (counts.get(word) ?? 0) + own);
  }
  const read = new Map<string, ByField>();
  return {
    size,
    lengths,
    known: {counts, sorted: [...counts.keys()].sort()},
    postingsOf(word) {
      if (!counts.has(word)) return undefined;
      const postings = read.get(word) ?? {...ofExcerpts.get(word), ...shipped.read(word)};
      read.set(word, postings);
      return postings;
    },
  };
}
