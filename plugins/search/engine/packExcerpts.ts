import type {PageKind, Passage} from '../passages/passage';

/** What search shows of a passage, and ranks by. */
export type Excerpt = {
  /** Address with anchor. */
  url: string;
  /** Title of the page, then headings. */
  headings: string[];
  /** The beginning of its text. */
  text: string;
  /** What its page is for; articles of the blog have no kind. */
  kind: PageKind | undefined;
  /** What the sidebar calls its page, then what readers call the subject of it. */
  names: string[];
};

/** The excerpts of passages by page, in the order of the index: what a page has is written once. */
export type PackedExcerpts = [
  route: string,
  title: string,
  kind: number,
  names: string[],
  /** An anchor is empty where it is that of the heading. */
  excerpts: [anchor: string, headings: string[], text: string][],
][];

const MOST_CHARACTERS = 46;
/** By their places: an article, which has no kind, is at -1. */
const KINDS: readonly PageKind[] = [
  'overview',
  'concept',
  'guide',
  'reference',
  'glossary',
  'research',
];

/** The excerpts of passages; those of a page stand together. */
export function packExcerpts(passages: readonly Passage[]): PackedExcerpts {
  const pages: PackedExcerpts = [];
  for (const passage of passages) {
    const {url, headings, text, description, kind, label, searchedAs = []} = passage;
    const [title = '', ...below] = headings;
    const [route = '', anchor = ''] = url.split('#');
    if (pages.at(-1)?.[0] !== route) {
      const place = KINDS.findIndex((one) => one === kind);
      pages.push([route, title, place, [label ?? '', ...searchedAs], []]);
    }
    const written = anchor === slugOf(below) ? '' : anchor;
    pages.at(-1)?.[4].push([written, below, beginning(description ?? text)]);
  }
  return pages;
}

/** The excerpts that were packed, one for each passage. */
export const unpackExcerpts = (pages: PackedExcerpts): Excerpt[] =>
  pages.flatMap(([route, title, kind, names, excerpts]) =>
    excerpts.map(([written, headings, text]) => ({
      url: addressOf(route, written || slugOf(headings)),
      headings: [title, ...headings],
      text,
      kind: KINDS[kind],
      names,
    })),
  );

const addressOf = (route: string, anchor: string): string =>
  anchor ? `${route}#${anchor}` : route;

/** The anchor that most passages have: of the heading `Pool.swap` it is `pool-swap`. */
const slugOf = (headings: readonly string[]): string =>
  (headings.at(-1) ?? '').toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');

/** The beginning of a text, cut between words. */
function beginning(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS))} …`;
}
