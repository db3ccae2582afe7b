/** Short escapes of control characters, as Node.js prints them. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

/** Control characters, backslashes and halves of surrogate pairs. */
const SPECIAL =
  /[\x00-\x1f\\\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A string in the quotes that need the fewest escapes, as Node.js prints strings inside of objects. */
export function quote(text: string): string {
  const mark = markFor(text);
  const escaped = text.replace(SPECIAL, escapeOf);
  return `${mark}${mark === "'" ? escaped.replaceAll("'", "\\'") : escaped}${mark}`;
}

/** Escapes control characters of a symbol's or a hidden property's name. */
export const escapeText = (text: string): string => text.replace(SPECIAL, escapeOf);

function markFor(text: string): string {
  if (!text.includes("'")) return "'";
  if (!text.includes('"')) return '"';
  return text.includes('`') || text.includes('${') ? "'" : '`';
}

function escapeOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0xd800) return `\\u${code.toString(16)}`;
  return ESCAPES[character] ?? `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
}
