import type {FacetFilters, SearchForHitsOptions, SearchParamsObject} from 'algoliasearch/lite';
import {HITS_PER_PAGE, type Request} from './result';
import {wantedPages} from './wantedPages';

/** The tags around a matching word in an answer of the service, whose texts are not escaped. */
export const MATCH = {before: '__match__', after: '__/match__'};

/** The service refuses a longer query. */
const MOST_BYTES = 512;

/** A request of the modal or the search page, as the hosted service is asked: nothing else is sent. */
export const hostedRequest = (
  {query = '', hitsPerPage = HITS_PER_PAGE, facetFilters}: Request,
  indexName: string,
): SearchParamsObject & SearchForHitsOptions => ({
  indexName,
  query: beginningOf(query),
  hitsPerPage,
  facetFilters: facetFilters as FacetFilters | undefined,
  optionalFilters: wantedPages(beginningOf(query)),
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:20'],
  snippetEllipsisText: '…',
  highlightPreTag: MATCH.before,
  highlightPostTag: MATCH.after,
});

/** As much of a query as the service takes; half a character at its end is left out. */
const beginningOf = (query: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(query).slice(0, MOST_BYTES), {stream: true});
