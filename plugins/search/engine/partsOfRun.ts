import {begins, correctSlips, type KnownWords} from './correctWord';

/** Of shorter words, too many others are made. */
const SHORTEST_RUN = 8;
const SHORTEST_PART = 4;
const WORD = /^[a-z]+$/;

/** The two known words that run together in a word that is none, one of them with slips: `impermenantloss`. */
export function partsOfRun(typed: string, known: KnownWords): readonly string[] {
  if (typed.length < SHORTEST_RUN || !WORD.test(typed)) return [typed];
  if (begins(typed, known.sorted) || known.counts.has(correctSlips(typed, known))) return [typed];
  const runs = placesIn(typed).map((at) => [typed.slice(0, at), typed.slice(at)] as const);
  const written = runs.filter((parts) => parts.every((part) => known.counts.has(part)));
  const slipped = runs
    .filter((parts) => parts.some((part) => known.counts.has(part)))
    .map((parts) => parts.map((part) => correctSlips(part, known)))
    .filter((parts) => parts.every((part) => known.counts.has(part)));
  const rarest = (parts: readonly string[]): number =>
    Math.min(...parts.map((part) => known.counts.get(part) ?? 0));
  const found = written.length > 0 ? written : slipped;
  return [...found].sort((one, other) => rarest(other) - rarest(one))[0] ?? [typed];
}

/** Where a word may end and the next begin. */
const placesIn = (typed: string): number[] =>
  Array.from({length: typed.length - 2 * SHORTEST_PART + 1}, (_none, more) => SHORTEST_PART + more);
