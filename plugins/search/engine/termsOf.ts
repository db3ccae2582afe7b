import type {QueryWord} from './expandQuery';
import {stem} from './stem';

/** A term of the query: one of its words, a stem, or a synonym. */
export type Term = {
  word: string;
  /** Whether words that read alike match too. */
  isFuzzy: boolean;
  boost: number;
  /** A bit for each word of the query that this term stands for, … */
  wordBits: number;
  /** … and for each that it is, or the stem of which it is. */
  ownBits: number;
};

/** What a match of a term counts. */
const BOOSTS = {common: 0.7, typed: 1, stem: 0.4, synonym: 0.3};

/** The terms of a query; `common` are words of too many passages to distinguish any. */
export function termsOf(words: readonly QueryWord[], common: ReadonlySet<string>): Term[] {
  const typed = new Set(words.map(({word}) => word));
  const terms = new Map<string, Term>();
  words.forEach(({word, isKnown, also}, position) => {
    for (const one of [word, ...also]) {
      const isOwn = one === word || one === stem(word);
      const kind = common.has(one)
        ? 'common'
        : typed.has(one)
          ? 'typed'
          : isOwn
            ? 'stem'
            : 'synonym';
      const term = terms.get(one) ?? {
        word: one,
        isFuzzy: false,
        boost: BOOSTS[kind],
        wordBits: 0,
        ownBits: 0,
      };
      term.isFuzzy ||= one === word && !isKnown;
      term.wordBits |= 1 << position;
      if (isOwn) term.ownBits |= 1 << position;
      terms.set(one, term);
    }
  });
  return [...terms.values()];
}
