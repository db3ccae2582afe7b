/** The sections of a twin that have an anchor, in order. */
export const sectionsOf = (text: string): {title: string; anchor: string}[] =>
  [...text.matchAll(HEADING)].map(([, , title = '', anchor = '']) => ({title, anchor}));

/** One section of a twin, with those below it; nothing where the anchor is not there. */
export function sectionOf(text: string, anchor: string): string | undefined {
  const headings = [...text.matchAll(HEADING)];
  const at = headings.findIndex((heading) => heading[3] === anchor);
  const own = headings[at];
  if (!own) return undefined;
  const depth = own[1]?.length ?? 0;
  const next = headings.slice(at + 1).find(([, marks = '']) => marks.length <= depth);
  return text.slice(own.index, next?.index).trimEnd();
}

const HEADING = /^(#{2,6}) (.*) \{#([^}]+)\}$/gm;
