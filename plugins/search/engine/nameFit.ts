import {stem} from './stem';
import {wordsOf} from './words';

/** A word of a query with what it may read like in a name, and how rare it is. */
export type FitWord = {stems: ReadonlySet<string>; synonyms: ReadonlySet<string>; rarity: number};

/** A synonym in a name is worth less than the word itself. */
const SYNONYM = 0.6;

/** The stems of a name, to compare it with a query. */
export const stemsOf = (name: string): string[] => [...new Set(wordsOf(name).map(stem))];

/**
 * How well a query and a name fit each other, from 0 to 1: 1 if each has all words of the other. It is
 * the harmonic mean of the shares of the two that match.
 */
export function nameFit(words: readonly FitWord[], name: readonly string[]): number {
  const valueIn = ({stems, synonyms}: FitWord, part: string): number =>
    stems.has(part) ? 1 : synonyms.has(part) ? SYNONYM : 0;
  const best = (values: readonly number[]): number => Math.max(0, ...values);
  const rarity = words.reduce((sum, word) => sum + word.rarity, 0);
  const ofQuery = words.reduce(
    (sum, word) => sum + word.rarity * best(name.map((part) => valueIn(word, part))),
    0,
  );
  const ofName = name.reduce(
    (sum, part) => sum + best(words.map((word) => valueIn(word, part))),
    0,
  );
  if (ofQuery === 0) return 0;
  const [recall, precision] = [ofQuery / rarity, ofName / name.length];
  return (2 * recall * precision) / (recall + precision);
}
