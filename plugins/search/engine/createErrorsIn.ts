/** An error of a passage: `UniswapV2: K`, `STF`, or `TooLong` without its parameters. */
export type NamedError = {id: number; text: string};

/** Says that a call failed, asks why, or names a tool that shows it. */
const FAILURE =
  /\b(?:errors?|exceptions?|fail(?:s|ed|ing|ure)?|fix(?:ed|ing)?|getting|got|revert(?:s|ed|ing)?|tenderly|throw(?:s|n|ing)?|why)\b/i;
/** No other word looks so: `TooLong`, `NOT_FOUND`, `UniswapV2: K`, `ds-math-add-overflow`. */
const DISTINCT = /[a-z\d][A-Z]|_|:|\w-\w+-\w/;
/** A reason that is also asked for without the contract that it begins with. */
const REASON = /^\w+: ([A-Z]\w*)$/;
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
    .flatMap(({id, text}) => [
      {id, text, worth: WHOLE},
      ...(REASON.exec(text)?.slice(1) ?? []).map((reason) => ({
        ...{id, text: reason},
        worth: ROUTER.test(text) ? OF_ROUTER : 0,
      })),
    ])
    .filter(({text}) => text.length >= SHORTEST)
    .map((one) => ({...one, lower: one.text.toLowerCase(), isSure: isSure(one.text)}))
    .sort((one, other) => other.text.length - one.text.length);
  return (query: string, weightOf: (id: number) => number): number[] => {
    const lower = query.toLowerCase();
    const isFailure = FAILURE.test(query);
    const longest = known.find(({text, lower: asked, isSure: sure}) =>
      sure ? placeOf(asked, lower) >= 0 : isFailure && placeOf(text, query) >= 0,
    );
    if (!longest || (!isFailure && isAmongNames(longest.lower, {query, lower}))) return [];
    const rankOf = ({id, text, worth}: NamedError & {worth: number}) =>
      weightOf(id) + worth + (query.includes(text) ? WRITTEN_SO : 0);
    return known
      .filter((one) => one.lower === longest.lower)
      .sort((one, other) => rankOf(other) - rankOf(one))
      .map(({id}) => id);
  };
}

/** As much as the reason of another contract weighs less, unless a query names its version. */
const WHOLE = 0.3;
/** A reason is mostly that of a router, which readers call, and not of a pair or a library behind it. */
const OF_ROUTER = 0.1;
/** More than passages weigh. */
const WRITTEN_SO = 100;

const isSure = (text: string): boolean =>
  DISTINCT.test(text) || text.split(' ').length >= WORDS_OF_A_TEXT;

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
