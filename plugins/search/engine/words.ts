// cspell:ignore arent didnt doesn doesnt dont havent isn isnt wasnt wont
/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  'a an and are arent as at be but by can cant didnt do does doesnt dont for from get havent how i if im in into is isnt it its ive me my of on or please should so that the their then there these this to was wasnt what when where which who why will with wont you your'.split(
    ' ',
  ),
);

/** Words that say nothing in a sentence, though they may in a few words: a revert says `no pool`. */
const FILLERS = new Set(
  'actually after again all already also am any anyone because been being besides did different doesn don else everyone exactly find gone got had has have he inside instead isn keep keeps know like long many mean means more much must need no normal not old one only other ourselves own put really right same see she someone something still take tell than them they too two us use used uses using want we whole within without won work works would'.split(
    ' ',
  ),
);
/** Of so many words a query is a sentence. */
const SENTENCE = 6;
/** A query with a reader in it is a sentence too, however short. */
const READER = /\b(?:do|should|can|must) i (?:use|need|want|have)\b/i;
/** What is said of the explanation or of how much there is of something, and not of the subject. */
const ASIDE =
  /\b(?:explain(?:ed)?(?: simple)?|simply|in (?:simple|plain) (?:terms|words)|step by step|for beginners|eli5|too (?:much|many|high|low|long|big))\b/gi;

/** A word, a number with its fraction, or the name of a package with its scope. */
const WORD = /@[\w-]+\/[\w-]+|[\p{L}\p{N}_]+(?:\.\p{N}+)*/gu;
/** Hexadecimal data is found by its digits, not as a word. */
export const HEX = /^(?:0x)?[0-9a-f]{6,}$/i;
const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** Most words have no parts, which this tells soonest. */
const HAS_PARTS = /[_\p{Lu}]/u;
const PACKAGE = /^@[\w-]+\//;
/** What is longer is no word. */
export const LONGEST_WORD = 64;
/** What a program printed, as `0.0000100299`. */
const RESULT = /^(?=.{8})\d+\.\d+$/;
/** `pool's` is found by `pool`, and `can't` is no letter `t`. */
const CONTRACTED = /(?<=\p{L})['’](?:d|ll|m|re|s|t|ve)\b/gu;

/** `off-chain` is written `offchain` as often. */
const HYPHENED = /\b(on|off|cross|multi)-(?=chain)/gi;

/** The words of a text as they are indexed: identifiers whole and in their parts, numbers without separators. */
export const wordsOf = (text: string): string[] =>
  termsIn(text).flatMap((term) => [...new Set([term.toLowerCase(), ...partsOf(term)])]);

/** The words of a text as it writes them, without those that say nothing. */
export const termsIn = (text: string): string[] =>
  rawWords(text).filter((word) => !STOP_WORDS.has(word.toLowerCase()));

/** The words that a term is made of, in lower case: `sqrtPriceX96` is found by `sqrt`, `price` and `x96`. */
export function partsOf(term: string): string[] {
  if (PACKAGE.test(term)) return wordsOf(term.replace(PACKAGE, '').replace('-', ' '));
  if (!HAS_PARTS.test(term) || !IDENTIFIER.test(term)) return [];
  const parts = term
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_]+/)
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 1 && !STOP_WORDS.has(part));
  return parts.length > 1 ? parts : [];
}

/** The words of a query: identifiers stay whole, as their parts are found in the index. */
export function queryWords(query: string): string[] {
  const words = lowerWords(query);
  const subject = lowerWords(query.replace(ASIDE, ' '));
  const isSentence = subject.length >= SENTENCE || READER.test(query);
  const telling = subject.filter((word) => !STOP_WORDS.has(word));
  const asked = isSentence ? telling.filter((word) => !FILLERS.has(word)) : telling;
  return [asked, telling].find((some) => some.length > 0) ?? words;
}

/** A heading or a query as a name, to compare the two as wholes: `Swap Router` is `SwapRouter()`. */
export const nameOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\(.*\)$/, '')
    .replace(/[^\p{L}\p{N}%]+/gu, '');

const lowerWords = (text: string): string[] => rawWords(text).map((word) => word.toLowerCase());

function rawWords(text: string): string[] {
  const plain = text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(CONTRACTED, '')
    .replace(HYPHENED, '$1');
  const isWord = (word: string) =>
    word.length <= LONGEST_WORD && !isData(word) && !RESULT.test(word);
  return (plain.match(WORD) ?? []).filter(isWord);
}

/** Hexadecimal data, which random words of letters a to f are not: it has digits too. */
const isData = (word: string): boolean => HEX.test(word) && /^0x|\d.*[a-f]|[a-f].*\d/i.test(word);
