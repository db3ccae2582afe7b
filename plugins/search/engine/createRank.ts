import {addPages, pageNumbers} from './addPages';
import {candidatesOf, keepBest, matchedByPage} from './candidates';
import {createCoverage} from './createCoverage';
import {createFit} from './createFit';
import {createMatches, type TermMatches} from './createMatches';
import type {QueryWord} from './expandQuery';
import type {Excerpt} from './packExcerpts';
import {raritiesOf} from './raritiesOf';
import {termsOf} from './termsOf';
import type {Index} from './unpackIndex';

/** The passages that match any word of a query, the best first, and what finds the words of the index that match in some of them. */
type Ranking = {
  ids: readonly number[];
  wordsIn: (ids: readonly number[]) => ReadonlyMap<number, string[]>;
};

/** Ranks passages; `weightOf` is a number for each. */
type Rank = (words: readonly QueryWord[], weightOf: (id: number) => number) => Ranking;

type Options = {
  excerpts: readonly Excerpt[];
  /** Words of too many passages to distinguish any. */
  common: ReadonlySet<string>;
};

/** Only the best of the candidates are compared by names: of those far behind none comes to the front. */
const MOST_RANKED = 120;
/** A passage that matches half of a query counts about a quarter; tuned on the rows that are there for that. */
const COVERAGE_EXPONENT = 1.9;
/** What words of a query count that only other passages of the page match. */
const ELSEWHERE = 0.2;

/** Creates the ranking of an index. */
export function createRank(index: Index, {excerpts, common}: Options): Rank {
  const matchesOf = createMatches(index);
  const fitOf = createFit(excerpts);
  const pages = pageNumbers(excerpts.map(({url}) => url));

  return (words, weightOf) => {
    const terms = termsOf(words, common).map((term) => ({...term, matches: matchesOf(term)}));
    const candidates = candidatesOf(terms, index.size);
    const rarities = raritiesOf(words, {terms, common, candidates: candidates.length, index});
    const coverage = createCoverage({words, rarities, common});
    const byPage = matchedByPage(candidates, pages);
    const scored = candidates.map((matched) => {
      const {id, score, termCount} = matched;
      const own = coverage(matched);
      const page = coverage(byPage[pages[id] ?? 0] ?? matched);
      const covered = own + ELSEWHERE * (page - own);
      return {id, score: score * termCount * covered ** COVERAGE_EXPONENT * weightOf(id)};
    });
    const fit = fitOf(words, rarities);
    const best = keepBest(scored, MOST_RANKED).map(({id, score}) => ({id, score: score * fit(id)}));
    return {
      ids: addPages(best, pages).map(({id}) => id),
      wordsIn: (ids) => matchingWordsIn(ids, {terms, index}),
    };
  };
}

function matchingWordsIn(
  shown: readonly number[],
  {terms, index}: {terms: readonly TermMatches[]; index: Index},
): ReadonlyMap<number, string[]> {
  const isShown = new Uint8Array(index.size);
  for (const id of shown) isShown[id] = 1;
  const byId = new Map<number, Set<string>>();
  for (const word of terms.flatMap(({matches}) => matches.words)) {
    for (const {ids} of Object.values(index.postingsOf(word) ?? {})) {
      for (const id of ids) {
        if (!isShown[id]) continue;
        const words = byId.get(id) ?? new Set();
        byId.set(id, words.add(word));
      }
    }
  }
  return new Map([...byId].map(([id, words]) => [id, [...words]]));
}
