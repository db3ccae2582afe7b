import {excerptWords} from './excerptWords';
import {MOST_COUNTED} from './fields';
import type {Excerpt} from './packExcerpts';
import type {ByField, Lengths} from './postings';

/** Where the words of excerpts stand; fills how many words each of their fields has. */
export function readExcerptWords(
  excerpts: readonly Excerpt[],
  lengths: Lengths,
): Map<string, ByField> {
  const byWord = new Map<string, ByField>();
  excerptWords(excerpts).forEach((fields, id) => {
    for (const [name, words] of Object.entries(fields)) {
      const field = name as keyof typeof fields;
      lengths[field][id] = new Set(words).size;
      for (const word of words) {
        const byField = byWord.get(word) ?? {};
        byWord.set(word, byField);
        const {ids, counts} = (byField[field] ??= {ids: [], counts: []});
        if (ids.at(-1) !== id) {
          ids.push(id);
          counts.push(1);
        } else counts[ids.length - 1] = Math.min((counts.at(-1) ?? 0) + 1, MOST_COUNTED);
      }
    }
  });
  return byWord;
}
