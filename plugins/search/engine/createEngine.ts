import type MiniSearch from 'minisearch';
import type {SearchData} from './buildIndex';
import {hexQuery, findHex} from './hex';
import type {Fields} from './options';
import {unpackIndex} from './packIndex';
import {unpackExcerpts, type Excerpt} from './packExcerpts';
import {extractQueries} from './extractQueries';
import {editDistance} from './editDistance';
import {expandQuery, type QueryWord} from './expandQuery';
import {createRank, SHORTEST_PREFIX} from './createRank';
import {versionsIn, weightOf, type Version} from './weightOf';
import {nameOf} from './words';

/** The excerpt of a passage that fits a query, and its words that match. */
export type Match = Excerpt & {words: string[]};

/** The passages that fit a query, the best first; where there is none, what could have been meant. */
export type Reply = {matches: Match[]; corrections: string[]};

/** Answers a query. */
export type Engine = (query: string) => Reply;

/** Of what a text asks for no more is looked for: it may be words on end. */
const LONGEST_QUERY = 4_000;
/** Passages of one page among the results: the rest is found on the page. */
const PER_PAGE = 4;
const MOST = 60;
const MOST_CORRECTIONS = 3;
/** What a passage weighs whose name, as `removeLiquidity`, is also asked for as `remove liquidity`. */
const ASKED_IN_WORDS = 0.7;

/** An engine over the data that the build made. */
export function createEngine(data: SearchData): Engine {
  const excerpts = unpackExcerpts(data.excerpts);
  const {index, known} = unpackIndex(data.index, excerpts);
  const rank = createRank(index, new Set(data.common));
  const idsByName = namesOf(excerpts);
  const weightsByVersions = new Map<string, number[]>();
  const weightsFor = (versions: readonly Version[]): number[] => {
    const key = versions.join();
    const weights = weightsByVersions.get(key) ?? excerpts.map(({url}) => weightOf(url, versions));
    weightsByVersions.set(key, weights);
    return weights;
  };
  const weights = weightsFor([]);
  const byWeight = (one: number, other: number) => (weights[other] ?? 0) - (weights[one] ?? 0);
  const pages = excerpts.map(({url}) => url.split('#')[0] ?? '');
  const names = excerpts.map(({headings}) => headings.at(-1) ?? '');

  /** The passages of these names: what is written as it was typed, then the others by weight. */
  const exactly = (typed: string, asked: readonly string[]): number[] => {
    const isAsked = (id: number): boolean =>
      typed.includes(' ') === names[id]?.includes(' ') || (weights[id] ?? 0) >= ASKED_IN_WORDS;
    const ids = asked.flatMap((name) => [...(idsByName.get(name) ?? [])].sort(byWeight));
    return [...ids.filter((id) => names[id] === typed), ...ids.filter(isAsked)];
  };

  /** The passages whose names begin so, by weight: all that one or two letters tell. */
  const beginningWith = (typed: string): number[] =>
    typed.length < SHORTEST_PREFIX && typed !== ''
      ? [...idsByName].flatMap(([name, ids]) => (name.startsWith(typed) ? ids : [])).sort(byWeight)
      : [];

  const answer: Engine = (query) => {
    const words = expandQuery(query, known);
    const matched = rank(words, weightsFor(versionsIn(words.map(({word}) => word))));
    const asked = [nameOf(query), words.map(({word}) => word).join('')];
    const exact = exactly(query.trim(), asked);
    const digits = hexQuery(query);
    const coded = digits ? findHex(digits, data.hex) : [];
    const fitting = [...new Set([...exact, ...coded, ...matched.keys()])];
    const ids = mostOf(fitting.length > 0 ? fitting : beginningWith(nameOf(query)), pages);
    const matches = ids.flatMap((id) => {
      const excerpt = excerpts[id];
      return excerpt ? [{...excerpt, words: matched.get(id) ?? words.map(({word}) => word)}] : [];
    });
    return {
      matches,
      corrections: matches.length > 0 ? [] : correctionsOf(words, {index, excerpts}),
    };
  };

  return (given) => {
    let reply: Reply = {matches: [], corrections: []};
    for (const query of extractQueries(given)) {
      reply = answer(query.slice(0, LONGEST_QUERY));
      if (reply.matches.length > 0) break;
    }
    return reply;
  };
}

/** The passages by their names, in which a signature may stand with its types or without. */
function namesOf(excerpts: readonly Excerpt[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  excerpts.forEach(({headings}, id) => {
    const name = nameOf(headings.at(-1) ?? '');
    named.set(name, [...(named.get(name) ?? []), id]);
  });
  return named;
}

/** Headings like a query that found nothing: names, the nearest first, then sentences. */
function correctionsOf(
  words: readonly QueryWord[],
  {index, excerpts}: {index: MiniSearch<Fields>; excerpts: readonly Excerpt[]},
): string[] {
  const typed = words.map(({word}) => word).join(' ');
  const near = index.search(typed, {fields: ['heading'], fuzzy: 0.4, prefix: false});
  const headings = near.flatMap(({id}) => excerpts[id as number]?.headings.at(-1) || []);
  const distinct = new Map<string, string>();
  for (const heading of headings) {
    const key = heading.toLowerCase();
    if (!distinct.has(key)) distinct.set(key, heading);
  }
  return [...distinct]
    .map(([key, heading]) => ({
      heading,
      letters: key.includes(' ') ? SENTENCE : editDistance(typed, key),
    }))
    .sort((one, other) => one.letters - other.letters)
    .slice(0, MOST_CORRECTIONS)
    .map(({heading}) => heading);
}

/** Farther from a query than any name. */
const SENTENCE = Number.MAX_SAFE_INTEGER;

/** The passages that a reader is shown: the first ones, of each page a few. */
function mostOf(ids: readonly number[], pages: readonly string[]): number[] {
  const counts = new Map<string, number>();
  const kept: number[] = [];
  for (const id of ids) {
    const page = pages[id] ?? '';
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    if (count < PER_PAGE) kept.push(id);
    if (kept.length === MOST) break;
  }
  return kept;
}
