import type {Naming} from './createNaming';

/** An error of a passage: `UniswapV2: K`, `STF`, or `TooLong` without its parameters; few readers meet a rare one. */
export type NamedError = {id: number; text: string; isRare?: boolean};

/** What errors weigh, what names of the query their passages have, and whether it is what a reader typed, not what a message says. */
export type Asked = {weightOf: (id: number) => number; naming: Naming; isTyped?: boolean};

/** Says that a call failed, asks why, or names a tool that shows it. */
const FAILURE =
  /\b(?:errors?|exceptions?|fail(?:s|ed|ing|ure)?|fix(?:ed|ing)?|getting|got|revert(?:s|ed|ing)?|tenderly|throw(?:s|n|ing)?|why)\b/i;
/** No other word looks so: `TooLong`, `NOT_FOUND`, `UniswapV2: K`, `ds-math-add-overflow`. */
const DISTINCT = /[a-z\d][A-Z]|_|:|\w-\w+-\w/;
/** A reason that is also asked for without the contract that it begins with. */
const REASON = /^\w+: ([A-Z]\w*)$/;
/** Such a reason is sure where it is all that was typed. */
const CAPITALS = /^[A-Z]{4,}$/;
const ROUTER = /^\w*Router: /;
/** What programs call something. */
const NAME = /\w*(?:[a-z\d][A-Z]|_)\w*/;
/** So many words in a row are the text of an error in any case. */
const WORDS_OF_A_TEXT = 3;
/** A single letter is a word of a sentence. */
const SHORTEST = 2;

/**
 * Creates what finds the error that a query has among other words: of several the longest, first where it
 * is written as in the query, then by weight.
 */
export function createErrorsIn(errors: readonly NamedError[]) {
  const known = errors
    .flatMap(({id, text, isRare}) => [
      {id, text, isRare, worth: WHOLE},
      ...(REASON.exec(text)?.slice(1) ?? []).map((reason) => ({
        ...{id, text: reason, isRare},
        worth: ROUTER.test(text) ? OF_ROUTER : 0,
      })),
    ])
    .filter(({text}) => text.length >= SHORTEST)
    .map((one) => ({...one, lower: one.text.toLowerCase(), isSure: isSure(one.text)}))
    .sort((one, other) => other.text.length - one.text.length);
  const find = (query: string, {weightOf, naming, isTyped = true}: Asked): number[] => {
    const lower = query.toLowerCase();
    const isFailure = FAILURE.test(query);
    const longest = known.find(({text, lower: asked, isSure: sure}) =>
      sure
        ? placeOf(asked, lower) >= 0
        : (isFailure && placeOf(text, query) >= 0) || isWhole(text, query),
    );
    if (!longest) return [];
    const called = known.filter((one) => one.lower === longest.lower);
    const isAsked = isFailure || called.some(({id}) => naming(id) > 0);
    if (!isAsked && isAmongNames(longest.lower, {query, lower})) return [];
    const rankOf = ({id, text, worth, isRare}: NamedError & {worth: number}) =>
      weightOf(id) + (isRare && isTyped ? 0 : worth) + (query.includes(text) ? WRITTEN_SO : 0);
    return called.sort((one, other) => rankOf(other) - rankOf(one)).map(({id}) => id);
  };

  /** Whether a text names an error that can be nothing else. */
  const has = (text: string): boolean => {
    const lower = text.toLowerCase();
    return known.some((one) => one.isSure && placeOf(one.lower, lower) >= 0);
  };

  return {find, has};
}

/** As much as the reason of another contract weighs less, unless a query names its version. */
const WHOLE = 0.3;
/** A reason is mostly that of a router, which readers call, and not of a pair or a library behind it. */
const OF_ROUTER = 0.1;
/** More than passages weigh. */
const WRITTEN_SO = 100;

const isSure = (text: string): boolean =>
  DISTINCT.test(text) || text.split(' ').length >= WORDS_OF_A_TEXT;

/** Whether a query is the reason alone, in its capitals: `LOCKED`. */
const isWhole = (text: string, query: string): boolean =>
  CAPITALS.test(text) && text === query.trim();

/** Whether a query has other names than the error: of several, as those of an import, none is the one that is asked for. */
function isAmongNames(error: string, {query, lower}: {query: string; lower: string}): boolean {
  const at = placeOf(error, lower);
  return NAME.test(query.slice(0, at)) || NAME.test(query.slice(at + error.length));
}

/** Where a text stands in a query from the beginning of a word to the end of one; -1 where it does not. */
function placeOf(text: string, query: string): number {
  const at = query.indexOf(text);
  const isInside = (character: string | undefined): boolean => /\w/.test(character ?? '');
  return at >= 0 && (isInside(query[at - 1]) || isInside(query[at + text.length])) ? -1 : at;
}
