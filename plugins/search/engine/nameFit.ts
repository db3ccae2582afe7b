import {stem} from './stem';
import {wordsOf} from './words';

/** A word of a query with what it may read like in a name, and how rare it is. */
export type FitWord = {stems: ReadonlySet<string>; synonyms: ReadonlySet<string>; rarity: number};

/** A synonym in a name is worth less than the word itself. */
const SYNONYM = 0.6;

/** The stems of a name, to compare it with a query. */
export const stemsOf = (name: string): string[] => [...new Set(wordsOf(name).map(stem))];

/**
 * Creates what returns how well a query and a name fit each other, from 0 to 1: 1 if each has all words
 * of the other. It is the harmonic mean of the shares of the two that match.
 */
export function createNameFit(words: readonly FitWord[]): (name: readonly string[]) => number {
  const rarity = words.reduce((sum, word) => sum + word.rarity, 0);
  const byStem = valuesByStem(words);
  return (name) => {
    let ofName = 0;
    const ofWords: number[] = [];
    for (const part of name) {
      let best = 0;
      for (const {at, value} of byStem.get(part) ?? NONE) {
        if (value > best) best = value;
        if (value > (ofWords[at] ?? 0)) ofWords[at] = value;
      }
      ofName += best;
    }
    if (ofName === 0) return 0;
    const ofQuery = words.reduce((sum, word, at) => sum + word.rarity * (ofWords[at] ?? 0), 0);
    const [recall, precision] = [ofQuery / rarity, ofName / name.length];
    return (2 * recall * precision) / (recall + precision);
  };
}

/** What a part of a name is worth for a word of the query, by its place. */
type Value = {at: number; value: number};

const NONE: readonly Value[] = [];

function valuesByStem(words: readonly FitWord[]): Map<string, Value[]> {
  const byStem = new Map<string, Value[]>();
  words.forEach(({stems, synonyms}, at) => {
    for (const part of new Set([...stems, ...synonyms])) {
      const values = byStem.get(part) ?? [];
      values.push({at, value: stems.has(part) ? 1 : SYNONYM});
      byStem.set(part, values);
    }
  });
  return byStem;
}
