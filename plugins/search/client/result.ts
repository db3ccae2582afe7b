/** A passage as a result. Its texts are HTML, in which `<mark>` is the only tag. */
export type Result = {
  /** Path with anchor. */
  url: string;
  /** Title of the page, then headings down to its own. */
  headings: string[];
  /** The beginning of its text; empty where it has none. */
  text: string;
  /** Whether a record of the hosted service stands for the text alone, as a crawler makes them. */
  isText?: boolean;
};

/** What the modal and the page of results ask; the modal adds more, which is ignored. */
export type Request = {
  query?: string;
  hitsPerPage?: number;
  /** Facets of Algolia that a result must have. */
  facetFilters?: unknown;
};

export type Answer = {
  results: Result[];
  /** Of all results, also those beyond `hitsPerPage`. */
  count: number;
  /** Other spellings that would find something, the best first. */
  corrections?: string[];
  /** Who answered, where a hosted service is configured. */
  answeredBy?: 'local' | 'hosted';
};

/** Answers a query. */
export type Search = (request: Request) => Promise<Answer>;

/** How many results a request gets that names no number. */
export const HITS_PER_PAGE = 20;
