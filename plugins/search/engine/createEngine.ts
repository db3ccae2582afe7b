import type MiniSearch from 'minisearch';
import type {SearchData} from './buildIndex';
import {hexQuery, findHex} from './hex';
import type {Fields} from './options';
import {unpackIndex} from './packIndex';
import {unpackShown} from './packShown';
import {extractQueries} from './extractQueries';
import {expandQuery, type QueryWord} from './expandQuery';
import {createRank, SHORTEST_PREFIX} from './createRank';
import {isVersion, weightOf, type Shown, type Version} from './record';
import {nameOf} from './words';

/** A passage that fits a query, and the words of it that the query found. */
export type Found = Shown & {words: string[]};

/** The passages that fit a query, the best first; where there is none, what could have been meant. */
export type Reply = {found: Found[]; corrections: string[]};

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
  const shown = unpackShown(data.shown);
  const {index, known} = unpackIndex(data.index, shown);
  const rank = createRank(index, new Set(data.common));
  const named = namesOf(shown);
  const weighed = new Map<Version | undefined, number[]>();
  const weightsFor = (version?: Version): number[] => {
    const known = weighed.get(version) ?? shown.map(({u}) => weightOf(u, version));
    weighed.set(version, known);
    return known;
  };
  const weights = weightsFor();
  const byWeight = (one: number, other: number) => (weights[other] ?? 0) - (weights[one] ?? 0);
  const pages = shown.map(({u}) => u.split('#')[0] ?? '');
  const headings = shown.map(({h}) => h.at(-1) ?? '');

  /** The passages of these names: what is written as it was typed, then the others by weight. */
  const exactly = (typed: string, names: readonly string[]): number[] => {
    const isAsked = (id: number): boolean =>
      typed.includes(' ') === headings[id]?.includes(' ') || (weights[id] ?? 0) >= ASKED_IN_WORDS;
    const ids = names.flatMap((name) => [...(named.get(name) ?? [])].sort(byWeight));
    return [...ids.filter((id) => headings[id] === typed), ...ids.filter(isAsked)];
  };

  /** The passages whose names begin so, by weight: all that one or two letters tell. */
  const beginningWith = (typed: string): number[] =>
    typed.length < SHORTEST_PREFIX && typed !== ''
      ? [...named].flatMap(([name, ids]) => (name.startsWith(typed) ? ids : [])).sort(byWeight)
      : [];

  const answer: Engine = (query) => {
    const words = expandQuery(query, known);
    const [version, second] = words.map(({word}) => word).filter(isVersion);
    const matched = rank(words, weightsFor(second ? undefined : version));
    const names = [nameOf(query), words.map(({word}) => word).join('')];
    const exact = exactly(query.trim(), names);
    const digits = hexQuery(query);
    const coded = digits ? findHex(digits, data.hex) : [];
    const fitting = [...new Set([...exact, ...coded, ...matched.keys()])];
    const ids = mostOf(fitting.length > 0 ? fitting : beginningWith(nameOf(query)), pages);
    const found = ids.flatMap((id) => {
      const passage = shown[id];
      return passage ? [{...passage, words: matched.get(id) ?? words.map(({word}) => word)}] : [];
    });
    return {found, corrections: found.length > 0 ? [] : correctionsOf(words, {index, shown})};
  };

  return (given) => {
    let reply: Reply = {found: [], corrections: []};
    for (const query of extractQueries(given)) {
      reply = answer(query.slice(0, LONGEST_QUERY));
      if (reply.found.length > 0) break;
    }
    return reply;
  };
}

/** The passages by their names, in which a signature may stand with its types or without. */
function namesOf(shown: readonly Shown[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  shown.forEach(({h}, id) => {
    const name = nameOf(h.at(-1) ?? '');
    named.set(name, [...(named.get(name) ?? []), id]);
  });
  return named;
}

/** Headings whose words are like those of a query that found nothing: names, then sentences. */
function correctionsOf(
  words: readonly QueryWord[],
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

/** The first of these passages that a reader is shown, of each page a few. */
function mostOf(ids: readonly number[], pages: readonly string[]): number[] {
  const counts = new Map<string, number>();
  const shown: number[] = [];
  for (const id of ids) {
    const page = pages[id] ?? '';
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    if (count < PER_PAGE) shown.push(id);
    if (shown.length === MOST) break;
  }
  return shown;
}
