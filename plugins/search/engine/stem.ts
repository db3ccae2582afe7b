/** Endings that a word may lose without another meaning, the longest first. cspell:ignore ization izations ations ments ings bdgmnprt */
const ENDINGS = [
  /izations?$/,
  /ations?$/,
  /ates?$/,
  /(?<=t)ions?$/,
  /ments?$/,
  /(?<=ic)ally$/,
  /ings?$/,
  /ers?$/,
  /ed$/,
  /ly$/,
  /ies$/,
  /es$/,
  /(?<!s)s$/,
  /y$/,
  /e$/,
];
const SHORTEST = 4;
/** A library, of which no form is `ether`. */
const WHOLE = 'ethers';
/** `fees` is `fee`, though other endings need longer words. */
const PLURAL = /^[a-z]{2}[a-rt-z]s$/;
/** `swapping` is `swap`, but `calling` is `call`. */
const DOUBLED = /([bdgmnprt])\1$/;

/** A word without its ending; the word itself where it has none or too little would stay. */
export function stem(word: string): string {
  if (word === WHOLE || !/^[a-z]+$/.test(word)) return word;
  if (PLURAL.test(word)) return word.slice(0, -1);
  const ending = ENDINGS.find((one) => word.replace(one, '').length >= SHORTEST && one.test(word));
  return ending ? word.replace(ending, '').replace(DOUBLED, '$1') : word;
}
