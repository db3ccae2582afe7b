import type {KnownWords} from './correctWord';
import {FIELDS} from './fields';
import type {Excerpt} from './packExcerpts';
import type {PackedIndex} from './packIndex';
import type {ByField, Lengths} from './postings';
import {readExcerptWords} from './readExcerptWords';
import {readShippedWords} from './readShippedWords';

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
