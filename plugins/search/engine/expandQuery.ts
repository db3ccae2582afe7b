import {correctSlips, type KnownWords} from './correctWord';
import {partsOfRun} from './partsOfRun';
import {stem} from './stem';
import {SYNONYMS} from './synonyms';
import {queryWords} from './words';

/** A word of a query, with its stem and synonyms. */
export type QueryWord = {word: string; isKnown: boolean; also: string[]};

/** Parameters of a signature, which say less than its name. */
const PARAMETERS = /(?<=\w)\([^()]*\)\s*$/;
/** Of a query no more words are read. */
export const MOST_WORDS = 20;

/** The words of a query, slips corrected, each with its stem and its synonyms. */
export function expandQuery(query: string, known: KnownWords): QueryWord[] {
  return queryWords(query.replace(PARAMETERS, ''))
    .slice(0, MOST_WORDS)
    .flatMap((typed) => partsOfRun(typed, known))
    .map((typed) => {
      const isOwn = known.counts.has(typed) || known.counts.has(stem(typed));
      const [named, ...more] = isOwn ? [] : (SYNONYMS.get(typed) ?? []);
      const word = named ?? correctSlips(typed, known);
      return {
        word,
        isKnown: known.counts.has(word),
        also: [stem(word), ...more, ...(SYNONYMS.get(word) ?? [])].filter(
          (other) => other !== word,
        ),
      };
    });
}
