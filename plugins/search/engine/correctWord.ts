import {LONGEST_WORD} from './words';

/** The words of the index, with the number of passages that each stands in, and in their order. */
export type KnownWords = {counts: ReadonlyMap<string, number>; sorted: readonly string[]};

const SHORTEST = 4;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** A word with one slip corrected: the most frequent of the known words that are one slip away. */
export function correctWord(word: string, {counts, sorted}: KnownWords): string {
  if (word.length < SHORTEST || word.length > LONGEST_WORD) return word;
  if (counts.has(word) || begins(word, sorted)) return word;
  return slipsOf(word)
    .filter((other) => counts.has(other))
    .reduce(
      (best, other) => ((counts.get(other) ?? 0) > (counts.get(best) ?? 0) ? other : best),
      word,
    );
}

/** Whether the reader may still be typing a known word. */
export const begins = (word: string, sorted: readonly string[]): boolean =>
  sorted[firstFrom(word, sorted)]?.startsWith(word) ?? false;

/** The place of the first word that does not come before a text. */
export function firstFrom(text: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

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
