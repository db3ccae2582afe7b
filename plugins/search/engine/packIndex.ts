import {MOST_COUNTED, SHIPPED, type FieldWords} from './fields';

/** The index as it is shipped: the words of the fields that excerpts do not have. */
export type PackedIndex = {
  /** Sorted, a line each. */
  terms: string;
  /** By field: for each term a line of the passages that have it, each as its distance from the one before. */
  passages: string[];
  /** By field: how often the term stands there, a digit for each of those passages. */
  counts: string[];
  /** By field: how many words each passage has. */
  lengths: string[];
};

/** The first characters are control characters, which JSON writes at length. */
const FIRST = 35;

/** Packs the shipped fields of passages, which are numbered from 0. */
export function packIndex(
  passages: readonly Pick<FieldWords, (typeof SHIPPED)[number]>[],
): PackedIndex {
  const fields = SHIPPED.map((name) => countWords(passages.map((words) => words[name])));
  const terms = [...new Set(fields.flatMap((counts) => [...counts.keys()]))].sort();
  const postings = fields.map((counts) => terms.map((term) => [...(counts.get(term) ?? [])]));
  return {
    terms: terms.join('\n'),
    passages: postings.map((lines) => lines.map(gapsOf).join('\n')),
    counts: postings.map((lines) =>
      lines
        .flat()
        .map(([, count]) => Math.min(count, MOST_COUNTED))
        .join(''),
    ),
    lengths: SHIPPED.map((name) => characters(passages.map((words) => new Set(words[name]).size))),
  };
}

/** The numbers that were packed into characters. */
export const numbers = (text: string): number[] =>
  Array.from({length: text.length}, (_, at) => text.charCodeAt(at) - FIRST);

const characters = (values: readonly number[]): string =>
  values.map((value) => String.fromCharCode(value + FIRST)).join('');

const gapsOf = (postings: readonly (readonly [number, number])[]): string =>
  characters(postings.map(([id], at) => id - (postings[at - 1]?.[0] ?? -1) - 1));

/** For each word, how often it stands in each passage that has it, by number. */
function countWords(texts: readonly (readonly string[])[]): Map<string, Map<number, number>> {
  const byWord = new Map<string, Map<number, number>>();
  texts.forEach((words, id) => {
    for (const word of words) {
      const counts = byWord.get(word) ?? new Map<number, number>();
      counts.set(id, (counts.get(id) ?? 0) + 1);
      byWord.set(word, counts);
    }
  });
  return byWord;
}
