import {MOST_WORDS, type QueryWord} from './expandQuery';

/** The words of a query that a text matches, as bits: by any term, and by the words themselves or their stems. */
export type MatchedWords = {wordBits: number; ownBits: number};

type Options = {
  words: readonly QueryWord[];
  /** How rare each of them is. */
  rarities: readonly number[];
  common: ReadonlySet<string>;
};

/** What a word counts that only a synonym of it matches. */
const BY_SYNONYM = 0.8;

/** Returns the share of a query, from 0 to 1, that given words of it make; a rare word is more of it. */
export function createCoverage({
  words,
  rarities,
  common,
}: Options): (matched: MatchedWords) => number {
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const isCommon = words.map(({word}) => common.has(word));
  const share = ({wordBits, ownBits}: MatchedWords): number =>
    rarities.reduce((sum, rarity, position) => {
      const bit = 1 << position;
      if (isCommon[position] || ownBits & bit) return sum + rarity;
      return wordBits & bit ? sum + rarity * BY_SYNONYM : sum;
    }, 0) / all;
  // Thousands of passages match the same few sets of words.
  const shares = new Map<number, number>();
  return (matched) => {
    const key = matched.wordBits * 2 ** MOST_WORDS + matched.ownBits;
    const known = shares.get(key) ?? share(matched);
    shares.set(key, known);
    return known;
  };
}
