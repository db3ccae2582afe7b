import {VARIANTS} from './translations/variants';

/** Letters that are no other letter with an accent, and letters of Arabic that are written for others. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1effё\u0600-\u06ff]/g;
/** The dot that few put below a letter of Hindi. */
const DOT_BELOW = /\u093c/g;

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
    .replace(DOT_BELOW, '')
    .replace(/\p{Script=Han}/gu, (character) => VARIANTS.get(character) ?? character);
