import type {FacetFilters, SearchForHitsOptions, SearchParamsObject} from 'algoliasearch/lite';
import type {Request} from './answer';

/** What stands around a found word in an answer of the service, whose texts are not escaped. */
export const FOUND = {before: '__found__', after: '__/found__'};

/** The service refuses a longer query. */
const MOST_BYTES = 512;

/** A request of the modal or the search page, as the hosted service is asked: nothing else is sent. */
export const hostedRequest = (
  {query = '', page = 0, hitsPerPage = 20, facetFilters}: Request,
  indexName: string,
): SearchParamsObject & SearchForHitsOptions => ({
  indexName,
  query: beginningOf(query),
  page,
  hitsPerPage,
  facetFilters: facetFilters as FacetFilters | undefined,
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:20'],
  snippetEllipsisText: '…',
  highlightPreTag: FOUND.before,
  highlightPostTag: FOUND.after,
});

/** As much of a query as the service takes; half a character at its end is left out. */
const beginningOf = (query: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(query).slice(0, MOST_BYTES), {stream: true});
