import {sections} from '../../../config/sections';
import {escapeHtml, withoutMarks} from '../client/highlight';
import type {Answer, Request, Result, Search} from '../client/result';
import {searchAddress} from '../client/searchAddress';
import {groupOf} from './groupOf';

/**
 * A row of the modal in the shape that DocSearch shows: a passage, or where there is none, a
 * correction or a page to start from. All texts are HTML, as DocSearch inserts them as such.
 */
export type ModalHit = {
  objectID: string;
  url: string;
  /** The name of the level that is its title. DocSearch keeps no hit of type `content` among recent searches. */
  type: 'lvl1' | 'lvl2' | 'content';
  content: string | null;
  /** The group of a row, the title of its page, its own heading. These are stored, without marks. */
  hierarchy: {lvl0: string; lvl1: string | null; lvl2: string | null};
  /** What is shown in their place at first, with marks. */
  _snippetResult?: Record<'content' | 'hierarchy', unknown>;
  /** The query of a correction. */
  asks?: string;
  /** Why the search failed that it replaces, as a sentence for the reader. */
  failure?: string;
  /** Whether the site's own index answered in place of a hosted service. */
  answeredBy?: 'local';
};

type Options = {
  search: Search;
  /** The address of a path of the site. */
  toUrl: (path: string) => string;
};

/**
 * Answers the modal, which shows hits and nothing else: where nothing is found, and where the search
 * fails, the hits are corrections and the pages to start from.
 */
export async function answerModal(
  request: Request,
  {search, toUrl}: Options,
): Promise<{hits: ModalHit[]; nbHits: number}> {
  const answer: Answer & {failure?: string} = await search(request).catch((error: unknown) => {
    console.warn('The search failed.', error);
    return {results: [], count: 0, failure: error instanceof Error ? error.message : String(error)};
  });
  const {results, corrections = [], failure} = answer;
  const leads = [...corrections.map(correctionHit), ...sections.map(startHit)];
  const hits =
    results.length > 0 ? results.map((result, place) => resultHit(result, place)) : leads;
  const answeredBy = answer.answeredBy === 'local' ? 'local' : undefined;
  return {
    hits: hits.map((hit) => ({...hit, url: toUrl(hit.url), answeredBy, failure})),
    nbHits: answer.count,
  };
}

/** The result at a place, from 0, as a row, whose texts are escaped as those of the result are. */
export function resultHit({url, headings, text, isText}: Result, place: number): ModalHit {
  const [title = '', ...below] = headings;
  const heading = below.at(-1);
  // DocSearch shows the title of the page only.
  const trail = headings.slice(0, -1).join(' › ') || title;
  const ownLevel = heading === undefined ? 'lvl1' : 'lvl2';
  return {
    objectID: url,
    url,
    type: isText ? 'content' : ownLevel,
    content: withoutMarks(text) || null,
    hierarchy: {
      lvl0: groupOf(url, place),
      lvl1: withoutMarks(title),
      lvl2: heading === undefined ? null : withoutMarks(heading),
    },
    _snippetResult: {
      content: {value: text},
      hierarchy: {lvl1: {value: trail}, lvl2: {value: heading}},
    },
  };
}

const correctionHit = (query: string): ModalHit => ({
  objectID: searchAddress(query),
  url: searchAddress(query),
  type: 'content',
  content: escapeHtml(query),
  hierarchy: {lvl0: 'Did you mean', lvl1: null, lvl2: null},
  asks: query,
});

const startHit = ({landing, name, blurb}: (typeof sections)[number]): ModalHit => ({
  objectID: landing,
  url: landing,
  type: 'lvl1',
  content: escapeHtml(blurb),
  hierarchy: {lvl0: 'Start from', lvl1: escapeHtml(name), lvl2: null},
});
