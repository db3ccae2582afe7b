// cspell:ignore swapear tokenów
import {foldLetters} from '../foldLetters';
import {ACTIONS} from './actions';
import {PROGRAMS} from './programs';
import {PROTOCOL} from './protocol';

/** The beginning of a word, and what it is in English. */
export type Beginning = readonly [beginning: string, english: string];

const ALL = [...ACTIONS, ...PROGRAMS, ...PROTOCOL];

/** Beginnings of foreign words, by their first letter, the longest first, so that the first that fits says the most. */
export const TRANSLATIONS = byFirstLetter(
  ALL.flatMap(([english, others]) =>
    foldLetters(others)
      .split(' ')
      .map((beginning) => [beginning, english] as const),
  ),
);

/** The English words, which other languages use with endings of their own: `swapear`, `tokenów`. */
export const ENGLISH = byFirstLetter(
  [...new Set(ALL.flatMap(([english]) => english.split(' ')))].map((word) => [word, word] as const),
);

/** The beginnings of more than one word, as regular expressions. */
export const PHRASES: readonly string[] = [...TRANSLATIONS.values()]
  .flat()
  .map(([beginning]) => beginning)
  .filter((beginning) => beginning.includes('_'));

function byFirstLetter(beginnings: readonly Beginning[]): ReadonlyMap<string, Beginning[]> {
  const letters = new Map<string, Beginning[]>();
  for (const one of [...beginnings].sort(([a], [b]) => b.length - a.length)) {
    const letter = one[0].charAt(0);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return letters;
}
