import {VARIANTS} from './translations/variants';

/** Latin letters that are no other letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {ß: 'ss', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ı: 'i'};
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1effё]/g;

/**
 * Letters without accents, and characters of traditional Chinese as simplified ones, since their words
 * are the same; the letters of other scripts stay as they are.
 */
export const foldLetters = (text: string): string =>
  text
    .replace(
      ACCENTED,
      (letter) => LETTERS[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''),
    )
    .replace(/\p{Script=Han}/gu, (character) => VARIANTS.get(character) ?? character);
