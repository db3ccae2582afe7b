import type {QueryWord} from './expandQuery';
import {createNameFit, stemsOf, type FitWord} from './nameFit';
import type {Excerpt} from './packExcerpts';
import {stem} from './stem';
import {isVersion} from './versions';

/** Returns by how much the score of a passage is multiplied, from 1, for names that fit the query. */
type Fit = (id: number) => number;

/** What the names of a page add that are the query, and what the heading of a passage adds. */
const OF_PAGE = 2;
const OF_HEADING = 1;
const EXPONENT = 2;
/** Most pages of a version have it in their addresses, but in names it says what is compared. */
const VERSION_RARITY = 2;

/** Creates what compares queries with the names of passages: their headings, and what the page is called. */
export function createFit(
  excerpts: readonly Excerpt[],
): (words: readonly QueryWord[], rarities: readonly number[]) => Fit {
  const stemsByName = new Map<string, string[]>();
  const read = (name: string): string[] => {
    const stems = stemsByName.get(name) ?? stemsOf(name);
    stemsByName.set(name, stems);
    return stems;
  };
  return (words, rarities) => {
    const fitWords = words.map(({word, also}, at): FitWord => ({
      stems: new Set([word, stem(word)]),
      synonyms: new Set(also.flatMap((other) => [other, stem(other)])),
      rarity: isVersion(word) ? VERSION_RARITY : (rarities[at] ?? 0),
    }));
    const nameFit = createNameFit(fitWords);
    const fits = new Map<string, number>();
    const fitOf = (name: string): number => {
      const fit = fits.get(name) ?? nameFit(read(name));
      fits.set(name, fit);
      return fit;
    };
    return (id) => {
      const {headings: [title = '', ...headings] = [], names = []} = excerpts[id] ?? {};
      const page = names.reduce((best, name) => Math.max(best, fitOf(name)), fitOf(title));
      const heading = fitOf(headings.at(-1) ?? '');
      return 1 + OF_PAGE * page ** EXPONENT + OF_HEADING * heading ** EXPONENT;
    };
  };
}
