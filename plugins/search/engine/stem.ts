/** Endings that a word may lose without another meaning. cspell:ignore ization ations ments ings */
const ENDINGS = /(?:ization|ations?|ments?|ings?|ed|ly|ers?|ies|es|s|y|e)$/;
const SHORTEST = 4;

/** A word without its ending; the word itself where it has none or too little would stay. */
export function stem(word: string): string {
  const start = word.replace(ENDINGS, '');
  return /^[a-z]+$/.test(word) && start.length >= SHORTEST ? start : word;
}
