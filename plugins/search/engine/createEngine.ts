import MiniSearch, {type SearchOptions} from 'minisearch';
import type {SearchData} from './buildIndex';
import {hexQuery, sectionsWithHex} from './hex';
import {OPTIONS, type Fields} from './options';
import {weightOf, type Shown} from './record';
import {queryWords, wholeOf} from './words';

/** A section that fits a query, and the words of it that the query found. */
export type Found = Shown & {words: string[]};

/** Answers a query with the sections that fit, the best first. */
export type Engine = (query: string) => Found[];

const LONGEST_QUERY = 200;
const FEW = 3;
/** Sections of one page among the results: the rest is found on the page. */
const PER_PAGE = 4;
const MOST = 60;

/** An engine over the data that the build made. */
export function createEngine({index, shown, hex}: SearchData): Engine {
  const search = MiniSearch.loadJS<Fields>(index, OPTIONS);
  const wholes = new Map<string, number[]>();
  shown.forEach(({h}, id) => {
    const whole = wholeOf(h.at(-1) ?? '');
    wholes.set(whole, [...(wholes.get(whole) ?? []), id]);
  });
  const weights = shown.map(({u}) => weightOf(u));
  const byWeight = (one: number, other: number) => (weights[other] ?? 0) - (weights[one] ?? 0);

  const fuzzy = (query: string, combineWith: 'AND' | 'OR') =>
    search.search(queryWords(query).join(' '), {
      ...QUERY,
      combineWith,
      boostDocument: (id: number) => (weights[id] ?? 1) * (shown[id]?.u.includes('#') ? 1 : 1.4),
    });

  return (given) => {
    const query = given.slice(0, LONGEST_QUERY);
    const digits = hexQuery(query);
    const exact = [
      ...(wholes.get(wholeOf(query)) ?? []).sort(byWeight),
      ...(digits ? sectionsWithHex(digits, hex).sort(byWeight) : []),
    ];
    const all = fuzzy(query, 'AND');
    const ranked = all.length < FEW ? [...all, ...fuzzy(query, 'OR')] : all;
    const words = new Map(ranked.map(({id, match}) => [id as number, Object.keys(match)]));
    const ids = perPage([...new Set([...exact, ...words.keys()])], shown);
    return ids.slice(0, MOST).flatMap((id) => {
      const found = shown[id];
      return found ? [{...found, words: words.get(id) ?? queryWords(query)}] : [];
    });
  };
}

const QUERY: SearchOptions = {
  boost: {heading: 8, parents: 4, text: 1, code: 0.6},
  prefix: (word) => word.length > 1,
  fuzzy: (word) => (word.length > 4 && !/\d/.test(word) ? 0.2 : false),
  maxFuzzy: 2,
  tokenize: (text) => text.split(' '),
};

function perPage(ids: readonly number[], shown: readonly Shown[]): number[] {
  const count = new Map<string, number>();
  return ids.filter((id) => {
    const page = shown[id]?.u.split('#')[0] ?? '';
    count.set(page, (count.get(page) ?? 0) + 1);
    return (count.get(page) ?? 0) <= PER_PAGE;
  });
}
