import type MiniSearch from 'minisearch';
import type {QueryWord} from './expandQuery';
import type {Fields} from './options';

/**
 * Ranks the passages that match any word of a query, the best first, each with the words of the index
 * that matched; `weights` has a number for each passage.
 */
type Rank = (
  words: readonly QueryWord[],
  weights: readonly number[],
) => ReadonlyMap<number, string[]>;

/** Fewer letters begin a word of nearly every passage. */
export const SHORTEST_PREFIX = 3;
/** Only the best of the candidates are compared by coverage: of those far behind none comes to the front. */
const MOST_RANKED = 300;
/** A passage that matches half of a query counts an eighth; tuned on the rows `tune` of golden.tsv. */
const COVERAGE_EXPONENT = 3;
/** The rarity of a word that most passages contain. */
const COMMON = 0.3;
/** Words whose matches are cached: while one is typed, those before it stay as they are. */
const MOST_CACHED = 64;

/** A passage that matches a term, how well, and the words of the index that matched. */
type Match = {id: number; score: number; words: string[]};

/** A term of the query: one of its words, a stem, or a synonym. */
type Term = {
  word: string;
  /** Whether words that read alike match too. */
  isFuzzy: boolean;
  boost: number;
  /** A bit for each word of the query that this term stands for. */
  wordBits: number;
};

/** A passage that matches any term of the query. */
type Candidate = {
  id: number;
  score: number;
  /** How many terms it matches. */
  termCount: number;
  /** A bit for each word of the query that it matches. */
  matchedWords: number;
};

/** Creates the ranking of an index; `common` are words of too many passages to distinguish any. */
export function createRank(index: MiniSearch<Fields>, common: ReadonlySet<string>): Rank {
  const cache = new Map<string, Match[]>();
  const matchesOf = ({word, isFuzzy}: Term): Match[] => {
    const key = `${word} ${isFuzzy}`;
    const matches = cache.get(key) ?? search(index, {word, isFuzzy});
    cache.delete(key);
    cache.set(key, matches);
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest) cache.delete(oldest);
    return matches;
  };

  return (words, weights) => {
    const terms = termsOf(words, common).map((term) => ({...term, matches: matchesOf(term)}));
    const candidates = candidatesOf(terms, weights);
    const coverage = coverageOf(words, {terms, common, candidates: candidates.length});
    const ranked = keepBest(candidates, MOST_RANKED)
      .map(({id, score, matchedWords}) => ({
        id,
        score: score * coverage(matchedWords) ** COVERAGE_EXPONENT,
      }))
      .sort((one, other) => other.score - one.score);
    const wordsById = new Map(ranked.map(({id}) => [id, new Array<string>()]));
    for (const {matches} of terms) {
      for (const match of matches) wordsById.get(match.id)?.push(...match.words);
    }
    return wordsById;
  };
}

function termsOf(words: readonly QueryWord[], common: ReadonlySet<string>): Term[] {
  const typed = new Set(words.map(({word}) => word));
  const terms = new Map<string, Term>();
  words.forEach(({word, isKnown, also}, position) => {
    for (const one of [word, ...also]) {
      const boost = common.has(one) ? 0.7 : typed.has(one) ? 1 : 0.3;
      const term = terms.get(one) ?? {word: one, isFuzzy: false, boost, wordBits: 0};
      term.isFuzzy ||= one === word && !isKnown;
      term.wordBits |= 1 << position;
      terms.set(one, term);
    }
  });
  return [...terms.values()];
}

function search(
  index: MiniSearch<Fields>,
  {word, isFuzzy}: Pick<Term, 'word' | 'isFuzzy'>,
): Match[] {
  const results = index.search(word, {
    boost: {heading: 4, parents: 3, searchedAs: 4, asked: 2, text: 1, code: 0.3},
    bm25: {k: 1.2, b: 0.3, d: 0.5},
    weights: {fuzzy: 0.45, prefix: 0.2},
    prefix: word.length >= SHORTEST_PREFIX,
    fuzzy: isFuzzy && (word.match(/\D/g) ?? []).length > 4 && 0.2,
    maxFuzzy: 2,
  });
  return results.map(({id, score, terms}) => ({id: id as number, score, words: terms}));
}

/** The passages that match any term; a score grows with each term and with the weight of the passage. */
function candidatesOf(
  terms: readonly (Term & {matches: readonly Match[]})[],
  weights: readonly number[],
): Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const {matches, boost, wordBits} of terms) {
    for (const {id, score} of matches) {
      const candidate = candidates.get(id) ?? {id, score: 0, termCount: 0, matchedWords: 0};
      candidate.score += score * boost;
      candidate.termCount += 1;
      candidate.matchedWords |= wordBits;
      candidates.set(id, candidate);
    }
  }
  return [...candidates.values()].map((candidate) => ({
    ...candidate,
    score: candidate.score * candidate.termCount * (weights[candidate.id] ?? 0),
  }));
}

/** The candidates with the best scores; those with the score of the last of them too. */
function keepBest(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  if (candidates.length <= most) return candidates;
  const scores = candidates.map(({score}) => score).sort((one, other) => other - one);
  const least = scores[most - 1] ?? 0;
  return candidates.filter(({score}) => score >= least);
}

/** Returns the share of a query, from 0 to 1, that given words of it make; a rare word is more of it. */
function coverageOf(
  words: readonly QueryWord[],
  {
    terms,
    common,
    candidates,
  }: {
    terms: readonly (Term & {matches: readonly Match[]})[];
    common: ReadonlySet<string>;
    candidates: number;
  },
): (matchedWords: number) => number {
  const rarities = words.map(({word}, position) => {
    if (common.has(word)) return COMMON;
    const counts = terms
      .filter(({wordBits}) => wordBits & (1 << position))
      .map(({matches}) => matches.length);
    return Math.log(1 + candidates / (Math.max(...counts) + 1)) + COMMON;
  });
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return (matchedWords) =>
    rarities.reduce((sum, rarity, position) => {
      const isMatched = matchedWords & (1 << position) || common.has(words[position]?.word ?? '');
      return isMatched ? sum + rarity : sum;
    }, 0) / all;
}
