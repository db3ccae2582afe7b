import type MiniSearch from 'minisearch';
import type {Fields} from './options';
import type {Term} from './termsOf';

/** Fewer letters begin a word of nearly every passage. */
export const SHORTEST_PREFIX = 3;
/** Words whose matches are cached: while one is typed, those before it stay as they are. */
const MOST_CACHED = 64;

/** A passage that matches a term, how well, and the words of the index that matched. */
type Match = {id: number; score: number; words: string[]};

/** A term with its matches. */
export type TermMatches = Term & {matches: readonly Match[]};

/** Creates what finds the passages that match a term, and remembers them for the next key. */
export function createMatches(index: MiniSearch<Fields>): (term: Term) => readonly Match[] {
  const cache = new Map<string, Match[]>();
  return ({word, isFuzzy}) => {
    const key = `${word} ${isFuzzy}`;
    const matches = cache.get(key) ?? search(index, {word, isFuzzy});
    cache.delete(key);
    cache.set(key, matches);
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest) cache.delete(oldest);
    return matches;
  };
}

function search(
  index: MiniSearch<Fields>,
  {word, isFuzzy}: Pick<Term, 'word' | 'isFuzzy'>,
): Match[] {
  const results = index.search(word, {
    boost: {heading: 4, parents: 3, searchedAs: 4, asked: 4, text: 2, code: 0.3},
    bm25: {k: 1.2, b: 0.3, d: 0.5},
    weights: {fuzzy: 0.45, prefix: 0.2},
    prefix: word.length >= SHORTEST_PREFIX,
    fuzzy: isFuzzy && (word.match(/\D/g) ?? []).length > 4 && 0.2,
    maxFuzzy: 2,
  });
  return results.map(({id, score, terms}) => ({id: id as number, score, words: terms}));
}
