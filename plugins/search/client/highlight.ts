/** What stands before and after a word that was found. */
export type Tags = {before: string; after: string};

const WORD = /[\p{L}\p{N}_]+/gu;

/** A text as HTML, with the words marked that were found; everything else of it is escaped. */
export function highlight(
  text: string,
  {words, tags}: {words: readonly string[]; tags: Tags},
): string {
  let marked = '';
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    if (!isFound(match[0], words)) continue;
    marked += `${escapeHtml(text.slice(last, match.index))}${tags.before}${escapeHtml(match[0])}${tags.after}`;
    last = match.index + match[0].length;
  }
  return marked + escapeHtml(text.slice(last));
}

function isFound(word: string, words: readonly string[]): boolean {
  const lower = word.toLowerCase();
  return words.some((found) => lower === found || (found.length > 2 && lower.includes(found)));
}

/** A text as HTML that shows it as it is. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
