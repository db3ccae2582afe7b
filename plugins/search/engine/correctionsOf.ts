import {editDistance} from './editDistance';
import {nearWords} from './nearWords';
import type {Excerpt} from './packExcerpts';
import type {Index} from './unpackIndex';

const MOST_CORRECTIONS = 3;
/** So much of a word, and so many letters at most, may differ from what was meant. */
const MISSPELT = 0.4;
const MOST_MISSPELT = 6;
/** Farther from a query than any name. */
const SENTENCE = Number.MAX_SAFE_INTEGER;

/** Headings like a query that found nothing: names, the nearest first, then sentences. */
export function correctionsOf(
  typed: readonly string[],
  {index, excerpts}: {index: Index; excerpts: readonly Excerpt[]},
): string[] {
  const name = typed.join(' ');
  const distinct = new Map<string, string>();
  for (const id of typed.flatMap((word) => likeWord(word, index))) {
    const heading = excerpts[id]?.headings.at(-1) ?? '';
    const key = heading.toLowerCase();
    if (heading && !distinct.has(key)) distinct.set(key, heading);
  }
  return [...distinct]
    .map(([key, heading]) => ({
      heading,
      letters: key.includes(' ') ? SENTENCE : editDistance(name, key),
    }))
    .sort((one, other) => one.letters - other.letters)
    .slice(0, MOST_CORRECTIONS)
    .map(({heading}) => heading);
}

/** The passages whose headings have a word like one that was typed, the likest first. */
function likeWord(typed: string, {known, postingsOf}: Index): number[] {
  const most = Math.min(MOST_MISSPELT, Math.round(typed.length * MISSPELT));
  return nearWords(typed, known.sorted, most)
    .sort((one, other) => one.letters - other.letters)
    .flatMap(({word}) => postingsOf(word)?.heading?.ids ?? []);
}
