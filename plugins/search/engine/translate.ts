import {begins, correctWord, type KnownWords} from './correctWord';
import {FOREIGN_STOP_WORDS} from './translations/stopWords';
import {TRANSLATIONS} from './translations/translations';

/** A run of the scripts that put no spaces between words, or a word of others. */
const WORD = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+|[\p{L}\p{N}_.@/-]+/gu;
const SPACELESS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]/u;
const LATIN = /^[a-z]*$/;
/** A name of a program is of no language. */
const IDENTIFIER = /[a-z][A-Z]|[\d_]/;
/** Fewer letters begin too many other words. */
const SHORTEST_LATIN = 4;

/**
 * A query in English words, where it is in another language: what the index does not know is translated,
 * and words that say nothing are left out. Any other query comes back as it was.
 */
export function translate(query: string, known: KnownWords): string {
  const words = foldAccents(query).match(WORD) ?? [];
  const translated = words.map((word) => translateWord(word, known));
  if (!translated.some((word) => word)) return query;
  return words
    .flatMap((word, at) => translated[at] ?? (saysNothing(word, known) ? [] : [word]))
    .join(' ');
}

function translateWord(word: string, known: KnownWords): string | undefined {
  if (SPACELESS.test(word)) return segment(word);
  const lower = word.toLowerCase();
  if (IDENTIFIER.test(word)) return undefined;
  const isShort = LATIN.test(lower) && lower.length < SHORTEST_LATIN;
  if (isShort || isEnglish(lower, known)) return undefined;
  return TRANSLATIONS.find(([start]) => lower.startsWith(start))?.[1];
}

const isEnglish = (word: string, {counts, sorted}: KnownWords): boolean =>
  counts.has(word) || begins(word, sorted);

/** Words between the translated ones: those of the sentence, and those that stand for nothing here. */
function saysNothing(word: string, known: KnownWords): boolean {
  const lower = word.toLowerCase();
  const isWord = /^\p{Ll}+$/u.test(lower);
  return (
    lower.length === 1 ||
    FOREIGN_STOP_WORDS.has(lower) ||
    (isWord && !known.counts.has(correctWord(lower, known)))
  );
}

/** The English words in a text without spaces: at each place the longest word that is known there. */
function segment(text: string): string {
  const found = new Set<string>();
  for (let at = 0; at < text.length;) {
    const [start, english] = TRANSLATIONS.find(([one]) => text.startsWith(one, at)) ?? [];
    if (english) found.add(english);
    at += start?.length ?? 1;
  }
  return [...found].join(' ');
}

/** Letters without accents; those of Japanese and Korean stay as they are. */
const foldAccents = (text: string): string =>
  text
    .replace(/ß/g, 'ss')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
