import type {Passage} from '../passages/passage';
import type {Shown} from './record';

/** The shown texts of passages by page, in the order of the index: title and route once a page, which saves 23 KB (brotli). */
export type PackedShown = [
  route: string,
  title: string,
  called: string,
  passages: PackedPassage[],
][];
type PackedPassage = [anchor: string, headings: string[], text: string];

const SHOWN_CHARACTERS = 64;

/** What is shown of passages; those of a page stand together. */
export function packShown(passages: readonly Passage[]): PackedShown {
  const pages: PackedShown = [];
  passages.forEach(
    ({url, headings: [title = '', ...headings], text, description, searchedAs = []}) => {
      const [route = '', anchor = ''] = url.split('#');
      if (pages.at(-1)?.[0] !== route) pages.push([route, title, searchedAs.join(' '), []]);
      pages.at(-1)?.[3].push([anchor, headings, beginning(description ?? text)]);
    },
  );
  return pages;
}

/** What was packed, a passage each. */
export const unpackShown = (pages: PackedShown): Shown[] =>
  pages.flatMap(([route, title, called, passages]) =>
    passages.map(([anchor, headings, text]) => ({
      u: anchor ? `${route}#${anchor}` : route,
      h: [title, ...headings],
      t: text,
      c: called,
    })),
  );

/** The beginning of a text, cut between words. */
function beginning(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHOWN_CHARACTERS))} …`;
}
