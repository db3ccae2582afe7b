// cspell:ignore vertragsadressen flashkredit ings
import {begins, correctWord, undoubled, type KnownWords} from './correctWord';
import {foldLetters} from './foldLetters';
import {FOREIGN_HOW, FOREIGN_STOP_WORDS} from './translations/stopWords';
import {ENGLISH, PHRASES, TRANSLATIONS, type Beginning} from './translations/translations';

/** A run of the scripts that put no spaces between words, or a word of one other script. */
const WORD =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+|[\p{Script=Latin}\p{N}_.@/-]+|[\p{Script=Hangul}_]+|[\p{Script=Cyrillic}_]+|[\p{Script=Arabic}_]+|[\p{Script=Devanagari}_]+|\p{L}+/gu;
const SPACELESS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]/u;
const HANGUL = /^\p{Script=Hangul}/u;
/** What Arabic joins to the beginning of a word: the article, `and`, `by`, `for`. */
const JOINED =
  /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644|[\u0648\u0641\u0628\u0643\u0644])(?=\p{Script=Arabic}{3})/u;
/** How umlauts are written without their dots. */
const UMLAUT = /([aou])e/g;
const OTHER_SCRIPT = /^(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/u;
/** A name of a program is of no language. */
const IDENTIFIER = /[a-z][A-Z]|[\d_./@]/;
/** Fewer letters within a word are part of too many others. */
const SHORTEST = 4;
/** A syllable of Korean is about two letters. */
const SHORTEST_HANGUL = 2;
/** So many small words of another language are no accident. */
const FOREIGN = 2;
/** Other languages share the beginnings of these words: `maximize`, `verifying`. */
const ENGLISH_ENDING = /(?:ings?|(?<!i)ed|ly|ness|ity|iz(?:e[drs]?|ing))$/;
const SHORTEST_SLIP = 8;
const SHORTEST_STOP_WORD = 3;

const PHRASE = new RegExp(
  `(?<!\\p{L})(?:${PHRASES.map(
    (phrase) => phrase.replaceAll('_', "[ '’]") + (/_[a-z]{1,3}$/.test(phrase) ? '(?!\\p{L})' : ''),
  ).join('|')})`,
  'giu',
);

/** A word of a query: whether it has accents, and whether words around it are of another language. */
type Word = {text: string; isAccented: boolean; isAmongForeign: boolean};

/**
 * A query in English words, where it is in another language: what the index does not know is translated,
 * and words that say nothing are left out. Any other query comes back as it was.
 */
export function translate(query: string, known: KnownWords): string {
  const words = readWords(query.normalize('NFKC'));
  if (!isForeign(words, known)) return query;
  const english = words.flatMap((word) => {
    const among = {...word, isAmongForeign: true};
    const translated = translateWord(among, known);
    if (translated) return translated;
    if (FOREIGN_HOW.has(word.text.toLowerCase())) return 'how to';
    return saysNothing(word.text, known) ? [] : word.text;
  });
  return [...new Set(english.flatMap((some) => some.split(' ')))].join(' ') || query;
}

function readWords(query: string): Word[] {
  const written = query.match(WORD) ?? [];
  const accented = new Set(written.map(foldLetters).filter((text, at) => text !== written[at]));
  const text = foldLetters(query).replace(PHRASE, (phrase) => phrase.replace(/[ '’]/g, '_'));
  return (text.match(WORD) ?? []).map((word) => ({
    text: word,
    isAccented: accented.has(word),
    isAmongForeign: false,
  }));
}

/** A word of another script is foreign, also where no translation of it is known. */
const isForeign = (words: readonly Word[], known: KnownWords): boolean =>
  words.some((word) => OTHER_SCRIPT.test(word.text) || translateWord(word, known)) ||
  words.filter(({text}) => isForeignStopWord(text.toLowerCase(), known)).length >= FOREIGN;

const isForeignStopWord = (word: string, {counts}: KnownWords): boolean =>
  word.length >= SHORTEST_STOP_WORD && FOREIGN_STOP_WORDS.has(word) && !counts.has(word);

function translateWord(word: Word, known: KnownWords): string | undefined {
  const {text} = word;
  if (SPACELESS.test(text)) return segment(text);
  const lower = text.toLowerCase();
  const phrase = beginningOf(lower, TRANSLATIONS);
  if (phrase?.[0].includes('_')) return phrase[1];
  if (IDENTIFIER.test(text) || isEnglish(lower, word, known)) return undefined;
  const parts = lower.split('-').map((part) => translatePart(part, word));
  if (!parts.some((part) => part)) {
    return word.isAccented && known.counts.has(lower) ? lower : undefined;
  }
  return lower
    .split('-')
    .map((part, at) => parts[at] ?? part)
    .join(' ');
}

/** Accents are of other languages; a word that only begins an English one may be of those around it. */
function isEnglish(word: string, {isAccented, isAmongForeign}: Word, known: KnownWords): boolean {
  if (isAccented) return false;
  if (known.counts.has(word)) return true;
  if (isAmongForeign) return false;
  return ENGLISH_ENDING.test(word) || begins(word, known.sorted) || isSlip(word, known);
}

/** Of a short word another language's may be one slip away, other than a doubled letter. */
function isSlip(word: string, known: KnownWords): boolean {
  const meant = correctWord(word, known);
  return (
    known.counts.has(meant) &&
    (word.length >= SHORTEST_SLIP || undoubled(meant) === undoubled(word))
  );
}

/** What a word begins with, and what else it is composed of: `Vertragsadressen`, `Flashkredit`. */
function translatePart(word: string, {isAmongForeign}: Word): string | undefined {
  const [written, foreign] = foreignIn(word);
  const start = foreign ?? beginningOf(word, ENGLISH);
  if (!start) return undefined;
  const rest = partsWithin(written.slice(start[0].length));
  if (!foreign && !isAmongForeign && !rest.isForeign) return undefined;
  return [start[1], ...rest.english].join(' ');
}

/** The foreign beginning of a word, and the word as it has it. */
function foreignIn(word: string): [written: string, foreign: Beginning | undefined] {
  const ways = [word, word.replace(JOINED, ''), word.replace(UMLAUT, '$1')];
  const found = ways.map((way) => [way, beginningOf(way, TRANSLATIONS)] as const);
  const [written, foreign] = found.find(([, beginning]) => beginning) ?? [word];
  return [written, foreign];
}

function partsWithin(text: string): {english: string[]; isForeign: boolean} {
  const shortest = HANGUL.test(text) ? SHORTEST_HANGUL : SHORTEST;
  const english: string[] = [];
  let isForeign = false;
  for (let at = 0; at + shortest <= text.length;) {
    const rest = text.slice(at);
    const foreign = beginningOf(rest, TRANSLATIONS, shortest);
    const part = foreign ?? beginningOf(rest, ENGLISH, shortest);
    isForeign ||= foreign !== undefined;
    if (part) english.push(part[1]);
    at += part?.[0].length ?? 1;
  }
  return {english, isForeign};
}

/** The longest beginning that a word has. */
function beginningOf(
  word: string,
  beginnings: ReadonlyMap<string, Beginning[]>,
  shortest = 1,
): Beginning | undefined {
  return beginnings
    .get(word.charAt(0))
    ?.find(
      ([beginning, , isWhole]) =>
        beginning.length >= shortest && (isWhole ? word === beginning : word.startsWith(beginning)),
    );
}

/** Words between the translated ones: those of the sentence, and those that stand for nothing here. */
function saysNothing(word: string, known: KnownWords): boolean {
  const lower = word.toLowerCase();
  const isWord = /^[\p{L}\p{M}]+$/u.test(lower);
  const isKnown = known.counts.has(lower) || isSlip(lower, known);
  return lower.length === 1 || FOREIGN_STOP_WORDS.has(lower) || (isWord && !isKnown);
}

/** The English words in a text without spaces: at each place the longest word that is known there. */
function segment(text: string): string | undefined {
  const found: string[] = [];
  for (let at = 0; at < text.length;) {
    const [start, english] = beginningOf(text.slice(at), TRANSLATIONS) ?? [];
    if (english) found.push(english);
    at += start?.length ?? 1;
  }
  return found.join(' ') || undefined;
}
