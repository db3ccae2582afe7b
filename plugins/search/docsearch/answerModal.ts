import {sections} from '../../../config/sections';
import type {Answer, Hit} from '../client/answer';
import {headingsOf} from '../client/headingsOf';
import {requestsOf, type Requests, type SearchClient} from '../client/localClient';
import {searchAddress} from '../client/searchAddress';

/** A row of the modal: a passage, or where there is none, a correction or a page to start from. */
export type ModalHit = Hit & {
  /** The query of a correction. */
  asks?: string;
  /** Why the search failed that it replaces, as a sentence for the reader. */
  failure?: string;
  /** Whether the site's own index answered in place of a hosted service. */
  answeredBy?: 'local';
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
  const answeredBy = answer.answeredBy === 'local' ? 'local' : undefined;
  const leads = [
    ...(answer.corrections ?? []).map(correctionHit),
    ...sections.map(({landing, name, blurb}) =>
      leadHit({to: landing, names: ['Start from', name], blurb}),
    ),
  ].map((hit) => ({...hit, url: `${origin}${hit.url}`}));
  const hits = answer.hits.length > 0 ? answer.hits.map(withTrail) : leads;
  return hits.map((hit) => ({...hit, answeredBy, failure}));
}

/** A hit with all headings above it, where DocSearch shows the title of the page only. */
function withTrail(hit: Hit): Hit {
  const {place} = headingsOf(hit);
  if (!place) return hit;
  const {hierarchy, ...snippets} = hit._snippetResult;
  const lvl1 = {value: place, matchLevel: 'none'} as const;
  return {...hit, _snippetResult: {...snippets, hierarchy: {...hierarchy, lvl1}}};
}

/** Of type `content`, as DocSearch keeps no such hit among the recent ones. */
const correctionHit = (query: string): ModalHit => ({
  ...leadHit({to: searchAddress(query), names: ['Did you mean'], blurb: query}),
  type: 'content',
  asks: query,
});

type Lead = {to: string; names: readonly [string, string?]; blurb: string};

function leadHit({to, names: [group, name], blurb}: Lead): ModalHit {
  const rest = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: to,
    url: to,
    url_without_anchor: to,
    type: 'lvl1',
    content: blurb,
    hierarchy: {lvl0: group, lvl1: name ?? null, ...rest},
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  };
}
