import {firstFrom} from './firstFrom';
import {nearWords} from './nearWords';
import type {Term} from './termsOf';

/** Fewer letters begin a word of nearly every passage. */
export const SHORTEST_PREFIX = 3;
/** What the beginning of a word counts, and what a word counts that reads alike. */
const PREFIX = 0.2;
const FUZZY = 0.45;
/** By how little each further letter makes a longer word count less. */
const PER_LETTER = 0.3;
/** Of a word so much may be misspelt, of so many letters at most; shorter words read like too many others. */
const MISSPELT = 0.2;
const MOST_MISSPELT = 2;
const SHORTEST_MISSPELT = 5;

/** The words of an index that match a term, with what each counts, from 0 to 1. */
export function matchingWords(
  {word, isFuzzy}: Pick<Term, 'word' | 'isFuzzy'>,
  sorted: readonly string[],
): Map<string, number> {
  const weights = new Map([[word, 1]]);
  const letters = word.match(/\D/g)?.length ?? 0;
  if (isFuzzy && letters >= SHORTEST_MISSPELT) {
    const most = Math.min(MOST_MISSPELT, Math.round(word.length * MISSPELT));
    for (const {word: near, letters: differing} of nearWords(word, sorted, most)) {
      if (differing > 0) weights.set(near, (FUZZY * near.length) / (near.length + differing));
    }
  }
  if (word.length >= SHORTEST_PREFIX) {
    for (let at = firstFrom(word, sorted); sorted[at]?.startsWith(word); at += 1) {
      const longer = sorted[at] ?? '';
      const more = longer.length - word.length;
      if (more > 0)
        weights.set(longer, (PREFIX * longer.length) / (longer.length + PER_LETTER * more));
    }
  }
  return weights;
}
