// cspell:ignore swapear tokenów
import {foldLetters} from '../foldLetters';
import {ACTIONS} from './actions';
import {ARABIC} from './arabic';
import {DEVELOPMENT} from './development';
import {DOCUMENTS} from './documents';
import {HINDI} from './hindi';
import {MARKETS} from './markets';
import {NUMBERS} from './numbers';
import {PROGRAMS} from './programs';
import {PROTOCOL} from './protocol';
import {QUESTIONS} from './questions';
import {TASKS} from './tasks';
import {WAYS} from './ways';

/** The beginning of a word, what it is in English, and whether it is all of the word. */
export type Beginning = readonly [beginning: string, english: string, isWhole: boolean];

/** Fewer Latin letters begin too many other words: these are whole words, as are those with a full stop. */
const WHOLE = /^[a-z]{1,3}$|\.$/;

const ALL = [
  ...ACTIONS,
  ...PROGRAMS,
  ...PROTOCOL,
  ...QUESTIONS,
  ...TASKS,
  ...MARKETS,
  ...DEVELOPMENT,
  ...DOCUMENTS,
  ...NUMBERS,
  ...WAYS,
  ...ARABIC,
  ...HINDI,
];

/** Beginnings of foreign words, by their first letter, the longest first, so that the first that fits says the most. */
export const TRANSLATIONS = byFirstLetter(
  ALL.flatMap(([english, others]) =>
    foldLetters(others)
      .split(' ')
      .map((written): Beginning => [written.replace('.', ''), english, WHOLE.test(written)]),
  ),
);

/** The English words, which other languages use with endings of their own: `swapear`, `tokenów`. */
export const ENGLISH = byFirstLetter(
  [...new Set(ALL.flatMap(([english]) => english.split(' ')))].map((word): Beginning => [
    word,
    word,
    WHOLE.test(word),
  ]),
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
