import {firstFrom} from './firstFrom';
import {nearWords} from './nearWords';
import {LONGEST_WORD} from './words';

/** The words of the index, with the number of passages that each stands in, and in their order. */
export type KnownWords = {counts: ReadonlyMap<string, number>; sorted: readonly string[]};

const SHORTEST = 4;
const SAME_LETTERS = 20;
const OTHER_LENGTH = 3;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * A word with one slip corrected: of the known words that are one slip away, the most frequent, where
 * swapped letters and a letter doubled or not are likelier slips than other letters are.
 */
export function correctWord(word: string, {counts, sorted}: KnownWords): string {
  if (word.length < SHORTEST || word.length > LONGEST_WORD) return word;
  if (counts.has(word) || begins(word, sorted)) return word;
  const likelihood = (other: string): number => (counts.get(other) ?? 0) * slipWeight(word, other);
  return slipsOf(word)
    .filter((other) => counts.has(other))
    .reduce((best, other) => (likelihood(other) > likelihood(best) ? other : best), word);
}

/** How much likelier a slip is than another letter in the place of one. */
function slipWeight(typed: string, meant: string): number {
  const sameLetters = [...typed].sort().join('') === [...meant].sort().join('');
  if (sameLetters || undoubled(typed) === undoubled(meant)) return SAME_LETTERS;
  return typed.length === meant.length ? 1 : OTHER_LENGTH;
}

/** A word with one letter for each that is doubled. */
export const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

/** Of shorter words, two slips make too many others; names of programs are no words. */
const LONG = /^[a-z]{6,20}$/;

/** A word with one slip corrected, or two in a long word: the most frequent known word that begins alike. */
export function correctSlips(word: string, known: KnownWords): string {
  const {counts, sorted} = known;
  const corrected = correctWord(word, known);
  if (corrected !== word || counts.has(word) || !LONG.test(word) || begins(word, sorted)) {
    return corrected;
  }
  // Letters are swapped most often, and count as two that differ.
  const swapped = swapsOf(word)
    .flatMap(slipsOf)
    .filter((other) => counts.has(other));
  const near = nearWords(word, sorted, 2).map((other) => other.word);
  return [...near, ...swapped]
    .filter((other) => other.charAt(0) === word.charAt(0))
    .reduce(
      (best, other) => ((counts.get(other) ?? 0) > (counts.get(best) ?? 0) ? other : best),
      word,
    );
}

/** Every word with two neighbouring letters swapped. */
const swapsOf = (word: string): string[] =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** Whether the reader may still be typing a known word. */
export const begins = (word: string, sorted: readonly string[]): boolean =>
  sorted[firstFrom(word, sorted)]?.startsWith(word) ?? false;

/** Every word with two neighbouring letters swapped, one missing, another or one too many. */
function slipsOf(word: string): string[] {
  const places = Array.from({length: word.length + 1}, (_, at) => [
    word.slice(0, at),
    word.slice(at),
  ]) as [string, string][];
  return places.flatMap(([before, after]) => [
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
    before + after.slice(1),
    ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
}
