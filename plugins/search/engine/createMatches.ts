import {FIELDS, type FieldName} from './fields';
import {matchingWords} from './matchingWords';
import type {Term} from './termsOf';
import type {Index} from './unpackIndex';

/** Words whose matches are cached: while one is typed, those before it stay as they are. */
const MOST_CACHED = 64;
/** What a word counts by the field it stands in. */
const BOOSTS: Readonly<Record<FieldName, number>> = {
  heading: 4,
  parents: 3,
  searchedAs: 4,
  asked: 4,
  text: 2,
  code: 0.3,
};
/** BM25+: how soon more of a word counts no more, how much less it counts in a long text, and at least. */
const BM25 = {saturation: 1.2, length: 0.3, least: 0.5};

/** The passages that match a term, and how well; the words of the index that match it. */
export type Matches = {ids: readonly number[]; scores: readonly number[]; words: readonly string[]};

/** A term with its matches. */
export type TermMatches = Term & {matches: Matches};

/** Creates what finds the passages that match a term, and remembers them for the next key. */
export function createMatches(index: Index): (term: Term) => Matches {
  const cache = new Map<string, Matches>();
  const search = createSearch(index);
  return ({word, isFuzzy}) => {
    const key = `${word} ${isFuzzy}`;
    const matches = cache.get(key) ?? search({word, isFuzzy});
    cache.delete(key);
    cache.set(key, matches);
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest) cache.delete(oldest);
    return matches;
  };
}

function createSearch({size, known, lengths, postingsOf}: Index) {
  const sums = new Float64Array(size);
  const relative = relativeLengths(lengths);
  return (term: Pick<Term, 'word' | 'isFuzzy'>): Matches => {
    const ids: number[] = [];
    const words: string[] = [];
    for (const [word, weight] of matchingWords(term, known.sorted)) {
      const byField = postingsOf(word);
      if (!byField) continue;
      words.push(word);
      for (const field of FIELDS) {
        const postings = byField[field];
        if (!postings) continue;
        const factor = weight * BOOSTS[field] * rarityOf(postings.ids.length, size);
        const lengthsOf = relative[field];
        postings.ids.forEach((id, at) => {
          const count = postings.counts[at] ?? 0;
          if (sums[id] === 0) ids.push(id);
          sums[id] = (sums[id] ?? 0) + factor * saturate(count, lengthsOf[id] ?? 0);
        });
      }
    }
    const scores = ids.map((id) => sums[id] ?? 0);
    ids.forEach((id) => (sums[id] = 0));
    return {ids, scores, words};
  };
}

const rarityOf = (matching: number, size: number): number =>
  Math.log(1 + (size - matching + 0.5) / (matching + 0.5));

/** What a word counts that stands in a passage so often, which is so many times as long as others. */
const saturate = (count: number, length: number): number =>
  BM25.least +
  (count * (BM25.saturation + 1)) /
    (count + BM25.saturation * (1 - BM25.length + BM25.length * length));

function relativeLengths(lengths: Index['lengths']): Record<FieldName, number[]> {
  const relative = ([field, column]: [string, readonly number[]]) => {
    const average = column.reduce((sum, length) => sum + length, 0) / Math.max(column.length, 1);
    return [field, column.map((length) => length / (average || 1))];
  };
  return Object.fromEntries(Object.entries(lengths).map(relative)) as Record<FieldName, number[]>;
}
