import {firstFrom} from './firstFrom';

/** A word that is like another, and how many letters of it differ. */
export type NearWord = {word: string; letters: number};

/**
 * The words that differ from one in so many letters at most (Levenshtein), from words in their order:
 * what begins like the word before it is not compared again.
 */
export function nearWords(word: string, sorted: readonly string[], most: number): NearWord[] {
  const found: NearWord[] = [];
  const width = word.length + 1;
  const rows: Uint8Array[] = [Uint8Array.from({length: width}, (_, at) => at)];
  let before = '';
  for (let at = 0; at < sorted.length;) {
    const other = sorted[at] ?? '';
    let depth = sharedLength(before, other);
    let nearest = 0;
    while (depth < other.length && nearest <= most) {
      const row = (rows[depth + 1] ??= new Uint8Array(width));
      const letter = other.charCodeAt(depth);
      nearest = nextRow(rows[depth] as Uint8Array, row, {word, letter});
      depth += 1;
    }
    before = other.slice(0, depth);
    const letters = rows[depth]?.[width - 1] ?? Infinity;
    if (nearest <= most && letters <= most) found.push({word: other, letters});
    // No end brings a beginning nearer.
    at = nearest > most ? firstFrom(`${before}${LAST}`, sorted) : at + 1;
  }
  return found;
}

/** After every character of a word. */
const LAST = '\uffff';

/** Fills the distances to every beginning of the word, one letter further; returns the least. */
function nextRow(
  row: Uint8Array,
  next: Uint8Array,
  {word, letter}: {word: string; letter: number},
): number {
  next[0] = (row[0] ?? 0) + 1;
  let least = next[0];
  for (let at = 0; at < word.length; at += 1) {
    const changed = (row[at] ?? 0) + Number(word.charCodeAt(at) !== letter);
    const value = Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1);
    next[at + 1] = value;
    if (value < least) least = value;
  }
  return least;
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
