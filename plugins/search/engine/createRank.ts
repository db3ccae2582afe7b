import type MiniSearch from 'minisearch';
import {createCoverage, type MatchedWords} from './createCoverage';
import {createFit} from './createFit';
import type {QueryWord} from './expandQuery';
import type {Fields} from './options';
import type {Excerpt} from './packExcerpts';
import {createMatches, type TermMatches} from './createMatches';
import {termsOf} from './termsOf';

/**
 * Ranks the passages that match any word of a query, the best first, each with the words of the index
 * that matched; `weightOf` is a number for each passage.
 */
type Rank = (
  words: readonly QueryWord[],
  weightOf: (id: number) => number,
) => ReadonlyMap<number, string[]>;

type Options = {
  excerpts: readonly Excerpt[];
  /** Words of too many passages to distinguish any. */
  common: ReadonlySet<string>;
};

/** Only the best of the candidates are compared by names: of those far behind none comes to the front. */
const MOST_RANKED = 120;
/** A passage that matches half of a query counts a fifth; tuned on the rows that are there for that. */
const COVERAGE_EXPONENT = 2.25;
/** What words of a query count that only other passages of the page match. */
const ELSEWHERE = 0.2;
/** The rarity of a word that most passages contain. */
const COMMON_RARITY = 0.3;
/** What the further passages of a page add to each of it, of so many at most. */
const BY_PAGE = 0.2;
const MOST_BY_PAGE = 4;

/** A passage that matches any term of the query. */
type Candidate = MatchedWords & {id: number; score: number; termCount: number};

/** Creates the ranking of an index. */
export function createRank(index: MiniSearch<Fields>, {excerpts, common}: Options): Rank {
  const matchesOf = createMatches(index);
  const fitOf = createFit(excerpts);
  const pages = pageNumbers(excerpts);

  return (words, weightOf) => {
    const terms = termsOf(words, common).map((term) => ({...term, matches: matchesOf(term)}));
    const candidates = candidatesOf(terms);
    const rarities = raritiesOf(words, {terms, common, candidates: candidates.length});
    const coverage = createCoverage({words, rarities, common});
    const byPage = matchedByPage(candidates, pages);
    const scored = candidates.map(({id, score, termCount, ...matched}) => {
      const own = coverage(matched);
      const page = coverage(byPage.get(pages[id] ?? 0) ?? matched);
      const covered = own + ELSEWHERE * (page - own);
      return {id, score: score * termCount * covered ** COVERAGE_EXPONENT * weightOf(id)};
    });
    const fit = fitOf(words, rarities);
    const best = keepBest(scored, MOST_RANKED).map(({id, score}) => ({id, score: score * fit(id)}));
    const ranked = addPages(best, pages);
    const wordsById = new Map(ranked.map(({id}) => [id, new Array<string>()]));
    for (const {matches} of terms) {
      for (const match of matches) wordsById.get(match.id)?.push(...match.words);
    }
    return wordsById;
  };
}

type Scored = {id: number; score: number};

function pageNumbers(excerpts: readonly Excerpt[]): number[] {
  const numbers = new Map<string, number>();
  return excerpts.map(({url}) => {
    const page = url.split('#')[0] ?? '';
    const number = numbers.get(page) ?? numbers.size;
    numbers.set(page, number);
    return number;
  });
}

/** The passages that match any term; a score grows with each term. */
function candidatesOf(terms: readonly TermMatches[]): Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const {matches, boost, wordBits, ownBits} of terms) {
    for (const {id, score} of matches) {
      let candidate = candidates.get(id);
      if (!candidate) {
        candidate = {id, score: 0, termCount: 0, wordBits: 0, ownBits: 0};
        candidates.set(id, candidate);
      }
      candidate.score += score * boost;
      candidate.termCount += 1;
      candidate.wordBits |= wordBits;
      candidate.ownBits |= ownBits;
    }
  }
  return [...candidates.values()];
}

/** By page, the words of the query that any passage of it matches. */
function matchedByPage(
  candidates: readonly Candidate[],
  pages: readonly number[],
): ReadonlyMap<number, MatchedWords> {
  const byPage = new Map<number, MatchedWords>();
  for (const {id, wordBits, ownBits} of candidates) {
    const page = pages[id] ?? 0;
    const matched = byPage.get(page);
    if (matched) {
      matched.wordBits |= wordBits;
      matched.ownBits |= ownBits;
    } else byPage.set(page, {wordBits, ownBits});
  }
  return byPage;
}

/** How rare each word is among the candidates. */
function raritiesOf(
  words: readonly QueryWord[],
  {
    terms,
    common,
    candidates,
  }: {terms: readonly TermMatches[]; common: ReadonlySet<string>; candidates: number},
): number[] {
  return words.map(({word}, position) => {
    if (common.has(word)) return COMMON_RARITY;
    const counts = terms
      .filter(({wordBits}) => wordBits & (1 << position))
      .map(({matches}) => matches.length);
    return Math.log(1 + candidates / (Math.max(...counts) + 1)) + COMMON_RARITY;
  });
}

/** The candidates with the best scores; those with the score of the last of them too. */
function keepBest(candidates: readonly Scored[], most: number): readonly Scored[] {
  if (candidates.length <= most) return candidates;
  const scores = candidates.map(({score}) => score).sort((one, other) => other - one);
  const least = scores[most - 1] ?? 0;
  return candidates.filter(({score}) => score >= least);
}

/** The passages in their order, after a page with several good ones got more for each. */
function addPages(scored: readonly Scored[], pages: readonly number[]): Scored[] {
  const sorted = [...scored].sort((one, other) => other.score - one.score);
  const byPage = new Map<number, number[]>();
  for (const {id, score} of sorted) {
    const page = pages[id] ?? 0;
    const scores = byPage.get(page) ?? [];
    if (scores.length < MOST_BY_PAGE) scores.push(score);
    byPage.set(page, scores);
  }
  return sorted
    .map(({id, score}) => {
      const scores = byPage.get(pages[id] ?? 0) ?? [];
      const sum = scores.reduce((total, one) => total + one, 0);
      return {id, score: score * (1 + (BY_PAGE * sum) / (scores[0] || 1))};
    })
    .sort((one, other) => other.score - one.score);
}
