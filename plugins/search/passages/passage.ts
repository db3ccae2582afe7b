import type {FrontMatter} from '../../../pages/frontMatter';

/** What a page is for, as its front matter says; articles of the blog have no kind. */
export type PageKind = FrontMatter['kind'];

/** A heading of a page with its text, as search finds it. */
export type Passage = {
  /** Address of the page, with the anchor of the heading: `/concepts/protocol/fees#tiers`. */
  url: string;
  /** The title of the page, then the headings down to this one. */
  headings: string[];
  /** What a reader reads: paragraphs, lists, tables, with whole addresses. */
  text: string;
  /** What stands in fences. */
  code: string;
  /** What stands under the name of a member: its selector or topic, and who may call it. */
  facts?: string;
  /** The checks of packages that it says fail, as `TICK_ORDER` of `Invariant failed: TICK_ORDER`. */
  invariants?: string[];
  /** The contracts whose addresses its tables list. */
  addressesOf?: string[];
  /** Description of the page, for the passage before its first heading. */
  description?: string;
  kind?: PageKind;
  /** What the sidebar calls the page, where that is not its title. */
  label?: string;
  /** What readers call the subject of the page. */
  searchedAs?: string[];
  /** Questions that it answers. */
  answers?: string[];
};
