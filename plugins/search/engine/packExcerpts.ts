import type {Passage} from '../passages/passage';

/** What search shows of a passage, and ranks by. */
export type Excerpt = {
  /** Address with anchor. */
  url: string;
  /** Title of the page, then headings. */
  headings: string[];
  /** The beginning of its text. */
  text: string;
  /** What readers call the subject of its page. */
  searchedAs: string;
};

/** The excerpts of passages by page, in the order of the index: title and route once a page, which saves 23 KB (brotli). */
export type PackedExcerpts = [
  route: string,
  title: string,
  searchedAs: string,
  excerpts: [anchor: string, headings: string[], text: string][],
][];

const MOST_CHARACTERS = 64;

/** The excerpts of passages; those of a page stand together. */
export function packExcerpts(passages: readonly Passage[]): PackedExcerpts {
  const pages: PackedExcerpts = [];
  passages.forEach(
    ({url, headings: [title = '', ...headings], text, description, searchedAs = []}) => {
      const [route = '', anchor = ''] = url.split('#');
      if (pages.at(-1)?.[0] !== route) pages.push([route, title, searchedAs.join(' '), []]);
      pages.at(-1)?.[3].push([anchor, headings, beginning(description ?? text)]);
    },
  );
  return pages;
}

/** The excerpts that were packed, one for each passage. */
export const unpackExcerpts = (pages: PackedExcerpts): Excerpt[] =>
  pages.flatMap(([route, title, searchedAs, excerpts]) =>
    excerpts.map(([anchor, headings, text]) => ({
      url: anchor ? `${route}#${anchor}` : route,
      headings: [title, ...headings],
      text,
      searchedAs,
    })),
  );

/** The beginning of a text, cut between words. */
function beginning(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS))} …`;
}
