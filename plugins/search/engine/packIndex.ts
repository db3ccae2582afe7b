import {MOST_COUNTED, SHIPPED} from './fields';
import {partsOf} from './words';

/** The words of a passage as it writes them, by each field that travels. */
export type ShippedTerms = Readonly<Record<(typeof SHIPPED)[number], readonly string[]>>;

/** The index as it is shipped: the words of the fields that excerpts do not have. */
export type PackedIndex = {
  /** In the order of their lower case, a line each: parts of names are read from the names, which saves 27 KB (brotli). */
  terms: string;
  /** By field: for each term a line of the passages that have it, each as its distance from the one before. */
  passages: string[];
  /** By field: how often the term stands there, a digit for each of those passages. */
  counts: string[];
};

/** The first characters are control characters, which JSON writes at length. */
const FIRST = 35;

/** Packs the terms of passages, which are numbered from 0. */
export function packIndex(passages: readonly ShippedTerms[]): PackedIndex {
  const written = writtenAs(passages);
  const words = [...written.keys()].sort();
  const postings = SHIPPED.map((field) => {
    const counts = countWords(passages.map((terms) => terms[field]));
    return words.map((word) => [...(counts.get(word) ?? [])]);
  });
  return {
    terms: words.map((word) => written.get(word)).join('\n'),
    passages: postings.map((lines) => lines.map(gapsOf).join('\n')),
    counts: postings.map((lines) =>
      lines
        .flat()
        .map(([, count]) => Math.min(count, MOST_COUNTED))
        .join(''),
    ),
  };
}

/** The passages of a line that was packed. */
export function idsOf(line: string): number[] {
  let id = -1;
  return Array.from({length: line.length}, (_, at) => (id += line.charCodeAt(at) - FIRST + 1));
}

const gapsOf = (postings: readonly (readonly [number, number])[]): string =>
  postings
    .map(([id], at) => String.fromCharCode(id - (postings[at - 1]?.[0] ?? -1) - 1 + FIRST))
    .join('');

/** Each word in lower case, and as it is written where most parts of it show. */
function writtenAs(passages: readonly ShippedTerms[]): Map<string, string> {
  const written = new Map<string, string>();
  for (const term of new Set(passages.flatMap((terms) => SHIPPED.flatMap((one) => terms[one])))) {
    const word = term.toLowerCase();
    const known = written.get(word);
    const showsMore = known === undefined || partsOf(term).length > partsOf(known).length;
    if (showsMore) written.set(word, partsOf(term).length > 0 ? term : word);
  }
  return written;
}

/** For each word, how often it stands in each passage that has it, by number. */
function countWords(texts: readonly (readonly string[])[]): Map<string, Map<number, number>> {
  const byWord = new Map<string, Map<number, number>>();
  texts.forEach((terms, id) => {
    for (const term of terms) {
      const word = term.toLowerCase();
      const counts = byWord.get(word) ?? new Map<number, number>();
      counts.set(id, (counts.get(id) ?? 0) + 1);
      byWord.set(word, counts);
    }
  });
  return byWord;
}
