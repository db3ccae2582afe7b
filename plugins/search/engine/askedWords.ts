import {mendWord, type KnownWords} from './mendWord';
import {SYNONYMS} from './synonyms';
import {queryWords} from './words';

/** A word of a query, and what stands for it just as well. */
export type AskedWord = {word: string; isKnown: boolean; also: string[]};

/** Endings that a word may lose without another meaning. cspell:ignore ization ations ments ings */
const ENDINGS = /(?:ization|ations?|ments?|ings?|ed|ly|ers?|ies|es|s|y|e)$/;
/** What follows a name in a signature tells less than the name. */
const PARAMETERS = /(?<=\w)\([^()]*\)\s*$/;
const SHORTEST_STEM = 4;
const MOST_WORDS = 20;

/** The words of a query, slips put right, each with its stem and its synonyms. */
export function askedWords(query: string, known: KnownWords): AskedWord[] {
  return queryWords(query.replace(PARAMETERS, ''))
    .slice(0, MOST_WORDS)
    .map((typed) => {
      const word = mendWord(typed, known);
      return {
        word,
        isKnown: known.counts.has(word),
        also: [...stemOf(word), ...(SYNONYMS.get(word) ?? [])],
      };
    });
}

function stemOf(word: string): string[] {
  const stem = word.replace(ENDINGS, '');
  return /^[a-z]+$/.test(word) && stem !== word && stem.length >= SHORTEST_STEM ? [stem] : [];
}
