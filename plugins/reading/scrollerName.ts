/** What a table, code or formula is called by those who do not see where it stands. */
export function scrollerName(scroller: Element): string {
  const title = scroller.closest('.theme-code-block')?.firstElementChild;
  if (title && !title.contains(scroller)) return `Code of ${textOf(title)}`;
  const heads = [...scroller.querySelectorAll('th')].map(textOf).filter(Boolean);
  const kind = heads.length > 0 ? `Table of ${heads.join(', ')}` : KINDS[scroller.localName];
  const heading = [...document.querySelectorAll('.markdown :is(h1, h2, h3, h4)')].findLast(
    (one) => one.compareDocumentPosition(scroller) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return heading ? `${kind}, in: ${textOf(heading)}` : `${kind}`;
}

const KINDS: Readonly<Record<string, string>> = {pre: 'Code', math: 'Formula', table: 'Table'};

/** A heading ends with the sign that links to it. */
const textOf = ({textContent}: Element): string => textContent.replace(/\u200b/g, '').trim();
