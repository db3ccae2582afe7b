import type MiniSearch from 'minisearch';
import type {AskedWord} from './askedWords';
import type {Fields} from './options';

/**
 * The sections that fit the words of a query, the best first, with the words of theirs that it found;
 * `weights` has a number for each section.
 */
export type Rank = (
  words: readonly AskedWord[],
  weights: readonly number[],
) => ReadonlyMap<number, string[]>;

/** Fewer letters begin a word of nearly every section. */
export const SHORTEST_PREFIX = 3;
/** Sections that lack words are weighed against each other: of those far behind none comes to the front. */
const MOST_RANKED = 300;
/** How much a word counts that most sections hold. */
const COMMON = 0.3;
/** Words whose sections are kept: while one is typed, those before it stay as they are. */
const MOST_KEPT = 64;

/** Ranks the sections of an index; `common` are words that tell none from another. */
export function createRank(index: MiniSearch<Fields>, common: ReadonlySet<string>): Rank {
  const kept = new Map<string, Holders>();
  const holdersOf = (word: string, isMended: boolean): Holders => {
    const key = `${word} ${isMended}`;
    const holders = kept.get(key) ?? search(index, word, isMended);
    kept.delete(key);
    kept.set(key, holders);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
    return holders;
  };

  return (words, weights) => {
    const terms = termsOf(words, common).map((term) => ({
      ...term,
      holders: holdersOf(term.word, term.isMended),
    }));
    const {ids, scores, has} = sumOf(terms, weights);
    const share = shareOf(words, {terms, common, found: ids.length});
    const least =
      ids.length > MOST_RANKED
        ? at(Float64Array.from(ids, (id) => at(scores, id)).sort(), ids.length - MOST_RANKED)
        : 0;
    const ranked = ids
      .filter((id) => at(scores, id) >= least)
      .map((id) => ({id, score: at(scores, id) * share(at(has, id)) ** 3}))
      .sort((one, other) => other.score - one.score);
    const found = new Map(ranked.map(({id}) => [id, new Array<string>()]));
    for (const {holders} of terms) {
      let place = 0;
      for (const id of holders.ids) {
        found.get(id)?.push(...(holders.matches[place] ?? []));
        place += 1;
      }
    }
    return found;
  };
}

/** The sections that have any of the terms, the score of each, and a bit for each word of the query that it has. */
function sumOf(
  terms: readonly Searched[],
  weights: readonly number[],
): {ids: number[]; scores: Float64Array; has: Uint32Array} {
  const ids: number[] = [];
  const scores = new Float64Array(weights.length);
  const has = new Uint32Array(weights.length);
  const held = new Uint8Array(weights.length);
  for (const {holders, boost, stands} of terms) {
    let place = 0;
    for (const id of holders.ids) {
      if (held[id] === 0) ids.push(id);
      scores[id] = at(scores, id) + at(holders.scores, place) * boost;
      has[id] = at(has, id) | stands;
      held[id] = at(held, id) + 1;
      place += 1;
    }
  }
  for (const id of ids) scores[id] = at(scores, id) * at(held, id) * at(weights, id);
  return {ids, scores, has};
}

const at = (numbers: ArrayLike<number>, id: number): number => numbers[id] ?? 0;

/** The sections that hold a word, or one that begins so: how well each does, and by which words. */
type Holders = {ids: Uint32Array; scores: Float64Array; matches: string[][]};

/** What is asked of the index: a word of the query, its stem, or what stands for it. */
type Term = {
  word: string;
  /** Whether words that read alike are looked for too. */
  isMended: boolean;
  boost: number;
  /** A bit for each word of the query that this one stands for. */
  stands: number;
};

/** A term with what the index answered. */
type Searched = Term & {holders: Holders};

function search(index: MiniSearch<Fields>, word: string, isMended: boolean): Holders {
  const results = index.search(word, {
    boost: {heading: 4, parents: 3, called: 4, asked: 2, text: 1, code: 0.3},
    bm25: {k: 1.2, b: 0.3, d: 0.5},
    weights: {fuzzy: 0.45, prefix: 0.2},
    prefix: word.length >= SHORTEST_PREFIX,
    fuzzy: isMended && (word.match(/\D/g) ?? []).length > 4 && 0.2,
    maxFuzzy: 2,
  });
  return {
    ids: Uint32Array.from(results, ({id}) => id as number),
    scores: Float64Array.from(results, ({score}) => score),
    matches: results.map(({terms}) => terms),
  };
}

function termsOf(words: readonly AskedWord[], common: ReadonlySet<string>): Term[] {
  const typed = new Set(words.map(({word}) => word));
  const terms = new Map<string, Term>();
  words.forEach(({word, isKnown, also}, at) => {
    for (const one of [word, ...also]) {
      const boost = common.has(one) ? 0.7 : typed.has(one) ? 1 : 0.3;
      const term = terms.get(one) ?? {word: one, isMended: false, boost, stands: 0};
      term.isMended ||= one === word && !isKnown;
      term.stands |= 1 << at;
      terms.set(one, term);
    }
  });
  return [...terms.values()];
}

/** How much of a query a section has, from 0 to 1: a rare word is more of it. */
function shareOf(
  words: readonly AskedWord[],
  {
    terms,
    common,
    found,
  }: {
    terms: readonly Searched[];
    common: ReadonlySet<string>;
    found: number;
  },
): (has: number) => number {
  const rarities = words.map(({word}, at) => {
    if (common.has(word)) return COMMON;
    const standing = terms.filter(({stands}) => stands & (1 << at));
    const holders = Math.max(...standing.map(({holders}) => holders.ids.length));
    return Math.log(1 + found / (holders + 1)) + COMMON;
  });
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return (has) =>
    rarities.reduce(
      (sum, rarity, at) =>
        sum + (has & (1 << at) || common.has(words[at]?.word ?? '') ? rarity : 0),
      0,
    ) / all;
}
