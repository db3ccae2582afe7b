/** The sections of a Markdown version that have an anchor, in order. */
export const sectionsOf = (text: string): {title: string; anchor: string}[] =>
  [...text.matchAll(HEADING)].map(([, , title = '', anchor = '']) => ({title, anchor}));

/** The section of a Markdown version that holds an anchor, with those below it; nothing where it is not there. */
export function sectionOf(text: string, anchor: string): string | undefined {
  const place = text.indexOf(` {#${anchor}}`);
  const headings = [...text.matchAll(HEADING)];
  const at = headings.findLastIndex(({index}) => index <= place);
  const own = headings[at];
  if (!own) return undefined;
  const depth = own[1]?.length ?? 0;
  const next = headings.slice(at + 1).find(([, marks = '']) => marks.length <= depth);
  return text.slice(own.index, next?.index).trimEnd();
}

const HEADING = /^(#{2,6}) (.*) \{#([^}]+)\}$/gm;
