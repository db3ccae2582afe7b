import {sections} from '../../../../config/sections';
import type {Answer, Hit} from '../../client/answer';
import {headingsOf} from '../../client/headingsOf';
import {requestsOf, type Requests, type SearchClient} from '../../client/localClient';
import {searchAddress} from '../../client/searchAddress';

/** A hit of the modal: a section that was found, or what leads on where none was. */
export type ModalHit = Hit & {
  /** The query that it asks, for a correction. */
  asks?: string;
  /** Why the search failed that it stands in for, as a sentence for the reader. */
  failure?: string;
  /** Says that the site's own index answered in place of a hosted service. */
  told?: 'local';
};

type Options = {
  client: Pick<SearchClient, 'search'>;
  /** Of the page, for whole addresses. */
  origin: string;
};

/**
 * Answers the modal, which shows hits and nothing else: where nothing is found, and where the search
 * fails, the hits are corrections and the pages to start from.
 */
export async function answerModal(
  requests: Requests,
  {client, origin}: Options,
): Promise<{results: Answer[]}> {
  const {results} = await client.search(requests).catch((error: unknown) => {
    console.warn('The search failed.', error);
    const failure = error instanceof Error ? error.message : String(error);
    return {results: requestsOf(requests).map(() => ({...NOTHING, failure}))};
  });
  return {results: results.map((answer) => ({...answer, hits: hitsOf(answer, origin)}))};
}

const NOTHING: Answer = {
  hits: [],
  nbHits: 0,
  nbPages: 0,
  page: 0,
  hitsPerPage: 0,
  query: '',
  facets: {},
};

function hitsOf(answer: Answer & Pick<ModalHit, 'failure'>, origin: string): ModalHit[] {
  const {failure} = answer;
  const told = answer.answeredBy === 'local' ? 'local' : undefined;
  const leads = [
    ...(answer.corrections ?? []).map(correctionHit),
    ...sections.map(({landing, name, blurb}) =>
      leadHit({to: landing, names: ['Start from', name], gives: blurb}),
    ),
  ].map((hit) => ({...hit, url: `${origin}${hit.url}`}));
  const hits = answer.hits.length > 0 ? answer.hits.map(placed) : leads;
  return hits.map((hit) => ({...hit, told, failure}));
}

/** With all headings above it, where DocSearch shows the title of the page only. */
function placed(hit: Hit): Hit {
  const {place} = headingsOf(hit);
  if (!place) return hit;
  const {hierarchy, ...snippets} = hit._snippetResult;
  const lvl1 = {value: place, matchLevel: 'none'} as const;
  return {...hit, _snippetResult: {...snippets, hierarchy: {...hierarchy, lvl1}}};
}

/** Of type `content`, as DocSearch keeps no such hit among the recent ones. */
const correctionHit = (query: string): ModalHit => ({
  ...leadHit({to: searchAddress(query), names: ['Did you mean'], gives: query}),
  type: 'content',
  asks: query,
});

type Lead = {to: string; names: readonly [string, string?]; gives: string};

function leadHit({to, names: [group, name], gives}: Lead): ModalHit {
  const rest = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: to,
    url: to,
    url_without_anchor: to,
    type: 'lvl1',
    content: gives,
    hierarchy: {lvl0: group, lvl1: name ?? null, ...rest},
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  };
}
