import type {Passage} from '../passages/passage';
import {NAMED} from './readIntent';
import {weightOf} from './weightOf';

/** Digits that are kept of a hexadecimal text. */
const KEPT = 7;
/** Digits that are kept after those that it shares with another one: many addresses begin with zeros. */
const KEPT_OF_OWN = 4;
/** What begins so is known by its end. */
const ZEROS = /^0{4}/;
const FEWEST = 6;
const FEWEST_SHORTENED = 4;
/** Digits of a selector. */
const SELECTOR = 8;
/** Digits of a word of calldata: an address or a hash has no more. */
const CALL_WORD = 64;

/** The hexadecimal texts of passages, by their first digits: first passages that it names, then those that list it, then those that use it, then programs. */
export function hexOf(passages: readonly Passage[]): Record<string, number[]> {
  const places = new Map<string, Place[]>();
  passages.forEach((passage, id) => {
    const {text, code, facts = ''} = passage;
    const seen = new Set<string>();
    const weight = weightOf(passage, NAMED);
    const add = (part: string, orderIn: (digits: string) => number): void => {
      const all = digitsIn(part);
      for (const digits of all) {
        const key = digits.toLowerCase();
        if (seen.has(key)) continue;
        seen.add(key);
        const place = {id, order: orderIn(digits), weight, others: all.length};
        places.set(key, [...(places.get(key) ?? []), place]);
      }
    };
    add(facts, () => NAMES);
    add(text, (digits) => orderOf(passage, digits));
    add(code, () => RUNS);
  });
  const texts = [...places.keys()].sort();
  return Object.fromEntries(
    texts.map((digits, at): [string, number[]] => {
      const shared = [texts[at - 1], texts[at + 1]].map((other) => sharedLength(digits, other));
      const kept = Math.max(KEPT, ...shared.map((one) => one + KEPT_OF_OWN));
      const isWhole = digits.length === SELECTOR || ZEROS.test(digits);
      const key = isWhole ? digits : digits.slice(0, kept);
      return [key, inOrder(places.get(digits) ?? [])];
    }),
  );
}

/** How many digits two texts begin with alike, of those that count: fewer than `KEPT` tell nothing. */
function sharedLength(one: string, other = ''): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at < KEPT ? 0 : at;
}

type Place = {
  id: number;
  order: number;
  weight: number;
  /** How many hexadecimal texts stand there: the more, the less the passage is about this one. */
  others: number;
};

/** What a passage has to do with a hexadecimal text, the closest first. */
const [NAMES, INTRODUCES, LISTS, USES, RUNS] = [0, 1, 2, 3, 4];

/** The beginning of a reference page says where its contract is. A selector is listed among the deployments alone. */
function orderOf({url, kind, text}: Passage, digits: string): number {
  const isAddress = digits.length > SELECTOR;
  const isAlone = new Set(hexDigits(text)).size === 1;
  if (kind === 'reference' && isAddress && isAlone && !url.includes('#')) return INTRODUCES;
  const isTable = isAddress
    ? kind === 'reference' || kind === 'overview'
    : /\/deployments(?:#|$)/.test(url);
  return isTable ? LISTS : USES;
}

/** What so many passages are called by, as by the selector of a revert string, names none of them. */
const MOST_CALLED = 20;

function inOrder(places: readonly Place[]): number[] {
  const isName = places.filter(({order}) => order === NAMES).length <= MOST_CALLED;
  return places
    .filter(({order}) => isName || order > NAMES)
    .sort(byOrder)
    .map(({id}) => id);
}

const byOrder = (one: Place, other: Place): number =>
  one.order - other.order ||
  other.weight - one.weight ||
  one.others - other.others ||
  one.id - other.id;

/** The hexadecimal words of a text without their `0x`, as some paste them. */
export const hexDigits = (text: string): string[] =>
  [...text.matchAll(/\b0x([0-9a-fA-F]{8,})\b/g)].map(([, digits = '']) => digits);

/** The hexadecimal words of a text, except for words of calldata and zeros, which name nothing. */
const digitsIn = (text: string): string[] =>
  hexDigits(text).filter(
    (digits) => !/^0+$/.test(digits) && !(digits.length > 40 && /^0{8}/.test(digits)),
  );

/** Words that a query for hexadecimal digits has beside them; longer texts are messages that contain some. */
const MOST_BESIDE = 8;

/** The hexadecimal digits that a query asks for: alone, or beside a few words with their `0x` or as many as a selector, an address or a topic has. */
export function hexQuery(query: string): string | undefined {
  const words = query.trim().split(/\s+/);
  const [beside, another] = words.length > MOST_BESIDE + 1 ? [] : words.flatMap(digitsInWord);
  const [, alone] = /^([0-9a-f]+)$/i.exec(query.trim()) ?? [];
  const digits = another ? undefined : (beside ?? alone);
  const fewest = SHORTENED.test(query) ? FEWEST_SHORTENED : FEWEST;
  return digits && digits.length >= fewest ? digits.toLowerCase() : undefined;
}

/** An address as wallets and explorers show it, `0x68b3…Fc45`. */
const SHORTENED = /…|\.\.\./;

/** Digits with their prefix, or without it where no word has so many, between the punctuation of a sentence. */
function digitsInWord(word: string): string[] {
  const [, prefixed] =
    /^[^\w]*0x([0-9a-f]+)[^\w]*$/i.exec(word.replace(/(?:…|\.\.\.).*$/, '')) ?? [];
  const bare = /^(?=.*\d)(?=.*[a-f])(?:[0-9a-f]{8}|[0-9a-f]{40}|[0-9a-f]{64})$/i.exec(word)?.[0];
  const digits = prefixed ?? bare;
  return digits ? [digits] : [];
}

/** The last digits of a shortened address. */
export const endingOf = (query: string): string =>
  /(?:…|\.\.\.)([0-9a-f]+)/i.exec(query)?.[1]?.toLowerCase() ?? '';

/** Whether digits are a selector with what stands behind it. */
export const isCalldata = (digits: string): boolean => digits.length > CALL_WORD;

/** The passages that hold a text which starts with those digits and, where the index has all of it, this end; or a selector that starts them. */
export function findHex(digits: string, hex: Record<string, number[]>, ending = ''): number[] {
  // A selector stands whole, also before shortened calldata; of what begins with zeros the index has all digits.
  const isPossible = (key: string) =>
    !ending ||
    (key.length === SELECTOR ? digits.startsWith(key) : !ZEROS.test(key) || key.endsWith(ending));
  const ids = Object.entries(hex)
    .filter(([key]) => (key.startsWith(digits) || digits.startsWith(key)) && isPossible(key))
    .sort(([one], [other]) => placeOf(one, digits) - placeOf(other, digits))
    .flatMap(([, found]) => found);
  return [...new Set(ids)];
}

/** A selector is first, then what those digits begin with, the longest first, then what begins with them. */
function placeOf(key: string, digits: string): number {
  if (key.length === SELECTOR) return 0;
  return digits.startsWith(key) ? digits.length - key.length + 1 : digits.length + key.length;
}
