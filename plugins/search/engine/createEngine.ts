import type MiniSearch from 'minisearch';
import type {SearchOptions, SearchResult} from 'minisearch';
import type {SearchData} from './buildIndex';
import {hexQuery, sectionsWithHex} from './hex';
import type {Fields} from './options';
import {unpackIndex} from './packIndex';
import {unpackShown} from './packShown';
import {askedOf} from './askedOf';
import {askedWords, type AskedWord} from './askedWords';
import {isVersion, weightOf, type Shown, type Version} from './record';
import {nameOf} from './words';

/** A section that fits a query, and the words of it that the query found. */
export type Found = Shown & {words: string[]};

/** The sections that fit a query, the best first; where there is none, what could have been meant. */
export type Reply = {found: Found[]; corrections: string[]};

/** Answers a query. */
export type Engine = (query: string) => Reply;

/** Pasted revert data is long; of words no more than a few are asked. */
const LONGEST_QUERY = 4_000;
/** Sections of one page among the results: the rest is found on the page. */
const PER_PAGE = 4;
const MOST = 60;
/** Fewer letters begin a word of nearly every section. */
const SHORTEST_PREFIX = 3;
/** Sections that lack words are weighed against each other: of those far behind none comes to the front. */
const MOST_RANKED = 300;
/** How much a word counts that most sections hold. */
const COMMON = 0.3;
const MOST_CORRECTIONS = 3;
/** What a section weighs whose name, as `removeLiquidity`, is also asked for as `remove liquidity`. */
const ASKED_IN_WORDS = 0.7;

/** An engine over the data that the build made. */
export function createEngine(data: SearchData): Engine {
  const shown = unpackShown(data.shown);
  const {index, known} = unpackIndex(data.index, shown);
  const common = new Set(data.common);
  const named = namesOf(shown);
  const weighed = new Map<Version | undefined, number[]>();
  const weightsFor = (version?: Version): number[] => {
    const known = weighed.get(version) ?? shown.map(({u}) => weightOf(u, version));
    weighed.set(version, known);
    return known;
  };
  const weights = weightsFor();
  const byWeight = (one: number, other: number) => (weights[other] ?? 0) - (weights[one] ?? 0);

  const headings = shown.map(({h}) => h.at(-1) ?? '');

  /** The sections of these names: what is written as it was typed, then the others by weight. */
  const exactly = (typed: string, names: readonly string[]): number[] => {
    const isAsked = (id: number): boolean =>
      typed.includes(' ') === headings[id]?.includes(' ') || (weights[id] ?? 0) >= ASKED_IN_WORDS;
    const ids = names.flatMap((name) => [...(named.get(name) ?? [])].sort(byWeight));
    return [...ids.filter((id) => headings[id] === typed), ...ids.filter(isAsked)];
  };

  /** The sections whose names begin so, by weight: all that one or two letters tell. */
  const beginningWith = (typed: string): number[] =>
    typed.length < SHORTEST_PREFIX && typed !== ''
      ? [...named].flatMap(([name, ids]) => (name.startsWith(typed) ? ids : [])).sort(byWeight)
      : [];

  return (given) => {
    const query = askedOf(given.slice(0, LONGEST_QUERY));
    const words = askedWords(query, known);
    const results = index.search(termsOf(words), searchOptions(words, common));
    const [version, second] = words.map(({word}) => word).filter(isVersion);
    const ranked = rank(results, {
      words,
      weights: weightsFor(second ? undefined : version),
      common,
    });
    const matched = new Map(ranked.map(({id, match}) => [id as number, Object.keys(match)]));
    const names = [nameOf(query), words.map(({word}) => word).join('')];
    const exact = exactly(query.trim(), names);
    const digits = hexQuery(query);
    const coded = digits ? sectionsWithHex(digits, data.hex) : [];
    const fitting = [...new Set([...exact, ...coded, ...matched.keys()])];
    const ids = perPage(fitting.length > 0 ? fitting : beginningWith(nameOf(query)), shown);
    const found = ids.slice(0, MOST).flatMap((id) => {
      const section = shown[id];
      return section ? [{...section, words: matched.get(id) ?? words.map(({word}) => word)}] : [];
    });
    return {found, corrections: found.length > 0 ? [] : correctionsOf(words, {index, shown})};
  };
}

/** The sections by their names, in which a signature may stand with its types or without. */
function namesOf(shown: readonly Shown[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  shown.forEach(({h}, id) => {
    const name = nameOf(h.at(-1) ?? '');
    named.set(name, [...(named.get(name) ?? []), id]);
  });
  return named;
}

const termsOf = (words: readonly AskedWord[]): string =>
  words.flatMap(({word, also}) => [word, ...also]).join(' ');

function searchOptions(words: readonly AskedWord[], common: ReadonlySet<string>): SearchOptions {
  const typed = new Set(words.map(({word}) => word));
  const unknown = new Set(words.filter(({isKnown}) => !isKnown).map(({word}) => word));
  return {
    boost: {heading: 4, parents: 3, called: 4, asked: 2, text: 1, code: 0.3},
    bm25: {k: 1.2, b: 0.3, d: 0.5},
    weights: {fuzzy: 0.45, prefix: 0.2},
    boostTerm: (word) => (common.has(word) ? 0.7 : typed.has(word) ? 1 : 0.3),
    prefix: (word) => word.length >= SHORTEST_PREFIX,
    fuzzy: (word) => unknown.has(word) && (word.match(/\D/g) ?? []).length > 4 && 0.2,
    maxFuzzy: 2,
  };
}

type Ranking = {
  words: readonly AskedWord[];
  weights: readonly number[];
  common: ReadonlySet<string>;
};

/** Sections with all words of the query come before those with some, which count the less the more they lack. */
function rank(results: SearchResult[], {words, weights, common}: Ranking): SearchResult[] {
  const holding = new Map<string, number>();
  for (const result of results) {
    // Not as the library's boost of a document, which it asks for with each word of each section.
    result.score *= weights[result.id as number] ?? 1;
    for (const term of result.queryTerms) holding.set(term, (holding.get(term) ?? 0) + 1);
  }
  const rarities = words.map(({word, also}) => {
    if (common.has(word)) return COMMON;
    const holders = Math.max(...[word, ...also].map((term) => holding.get(term) ?? 0));
    return Math.log(1 + results.length / (holders + 1)) + COMMON;
  });
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const has = ({queryTerms}: SearchResult, {word, also}: AskedWord): boolean =>
    common.has(word) || [word, ...also].some((term) => queryTerms.includes(term));
  const share = (result: SearchResult): number =>
    words.reduce((sum, asked, at) => sum + (has(result, asked) ? (rarities[at] ?? 0) : 0), 0) / all;
  return results
    .sort(byScore)
    .slice(0, MOST_RANKED)
    .map((result) => ({...result, score: result.score * share(result) ** 3}))
    .sort(byScore);
}

const byScore = (one: SearchResult, other: SearchResult): number => other.score - one.score;

/** Headings whose words are like those of a query that found nothing: names, then sentences. */
function correctionsOf(
  words: readonly AskedWord[],
  {index, shown}: {index: MiniSearch<Fields>; shown: readonly Shown[]},
): string[] {
  const typed = words.map(({word}) => word).join(' ');
  const near = index.search(typed, {fields: ['heading'], fuzzy: 0.4, prefix: false});
  const headings = near.flatMap(({id}) => shown[id as number]?.h.at(-1) || []);
  const distinct = new Map<string, string>();
  for (const heading of headings.sort((one, other) => isSentence(one) - isSentence(other))) {
    const key = heading.toLowerCase();
    if (!distinct.has(key)) distinct.set(key, heading);
  }
  return [...distinct.values()].slice(0, MOST_CORRECTIONS);
}

const isSentence = (heading: string): number => Number(heading.includes(' '));

function perPage(ids: readonly number[], shown: readonly Shown[]): number[] {
  const count = new Map<string, number>();
  return ids.filter((id) => {
    const page = shown[id]?.u.split('#')[0] ?? '';
    count.set(page, (count.get(page) ?? 0) + 1);
    return (count.get(page) ?? 0) <= PER_PAGE;
  });
}
