import type {Match} from '../engine/createEngine';
import {docusaurusTag, hierarchyOf, LEVELS, type Hierarchy, type Level} from '../hierarchy';
import {highlight, type Tags} from './highlight';

/** What DocSearch and the search page ask: a query, a page of hits, filters, and the tags of highlights. */
export type Request = {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: unknown;
  highlightPreTag?: string;
  highlightPostTag?: string;
};

type Marked = {value: string; matchLevel: 'none' | 'full'};

/** A section as both of them show it. */
export type Hit = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  type: Level | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult: {hierarchy: Partial<Record<Level, Marked>>};
  _snippetResult: {content?: Marked; hierarchy: Partial<Record<Level, Marked>>};
};

export type Answer = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  facets: Record<string, never>;
  /** Other spellings that would find something, the best first. */
  corrections?: string[];
  /** Who answered, where a hosted service is configured. */
  answeredBy?: 'local' | 'hosted';
};

const MARK: Tags = {before: '<mark>', after: '</mark>'};

/** One page of what was found, in the shape of the hosted service. */
export function answer(found: readonly Match[], request: Request, origin: string): Answer {
  const {query = '', page = 0, hitsPerPage = 20} = request;
  const tags = request.highlightPreTag
    ? {before: request.highlightPreTag, after: request.highlightPostTag ?? ''}
    : MARK;
  const allowed = found.filter(({url}) => fits(url, request.facetFilters));
  return {
    hits: allowed
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((section) => hitOf(section, {tags, origin})),
    nbHits: allowed.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(allowed.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    facets: {},
  };
}

function hitOf(
  {url, headings, text, words}: Match,
  {tags, origin}: {tags: Tags; origin: string},
): Hit {
  const {type, hierarchy} = hierarchyOf(url, headings);
  const mark = (value: string): Marked => {
    const marked = highlight(value, {words, tags});
    return {value: marked, matchLevel: marked.includes(tags.before) ? 'full' : 'none'};
  };
  const marked = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const heading = hierarchy[level];
      return heading === null ? [] : [[level, mark(heading)]];
    }),
  ) as Partial<Record<Level, Marked>>;
  return {
    objectID: url,
    // The search page makes an address of it, which a path alone is not.
    url: `${origin}${url}`,
    url_without_anchor: `${origin}${url.split('#')[0]}`,
    type,
    content: text || null,
    hierarchy,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked, ...(text && {content: mark(text)})},
  };
}

/** Filters are groups; a section must have one facet of each. */
function fits(url: string, filters: unknown): boolean {
  const facets = ['language:en', `docusaurus_tag:${docusaurusTag(url)}`];
  const groups = Array.isArray(filters) ? (filters as unknown[]) : filters ? [filters] : [];
  return groups.every((group) => {
    const any = Array.isArray(group) ? (group as unknown[]) : [group];
    const known = any.filter((facet) => /^(language|docusaurus_tag):/.test(String(facet)));
    return known.length === 0 || known.some((facet) => facets.includes(String(facet)));
  });
}
