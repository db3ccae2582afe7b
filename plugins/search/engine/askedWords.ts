import {mendWord, type KnownWords} from './mendWord';
import {stem} from './stem';
import {SYNONYMS} from './synonyms';
import {queryWords} from './words';

/** A word of a query, and what stands for it just as well. */
export type AskedWord = {word: string; isKnown: boolean; also: string[]};

/** What follows a name in a signature tells less than the name. */
const PARAMETERS = /(?<=\w)\([^()]*\)\s*$/;
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
        also: [stem(word), ...(SYNONYMS.get(word) ?? [])].filter((other) => other !== word),
      };
    });
}
