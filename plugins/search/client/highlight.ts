const WORD = /[\p{L}\p{N}_]+/gu;

/** A text as HTML, with the matching words marked; everything else of it is escaped. */
export function highlight(text: string, words: readonly string[]): string {
  let marked = '';
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    if (!isMatch(match[0], words)) continue;
    marked += `${escapeHtml(text.slice(last, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
    last = match.index + match[0].length;
  }
  return marked + escapeHtml(text.slice(last));
}

function isMatch(word: string, words: readonly string[]): boolean {
  const lower = word.toLowerCase();
  return words.some((one) => lower === one || (one.length > 2 && lower.includes(one)));
}

/** A text as HTML that shows it as it is. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A marked text without its marks, still escaped. */
export const withoutMarks = (html: string): string => html.replace(/<\/?mark>/g, '');
