import {LEVELS, type Hierarchy} from '../hierarchy';
import type {Answer, Hit, Request} from './answer';
import {highlight, type Tags} from './highlight';
import {FOUND} from './hostedRequest';

/**
 * The answers of the hosted service, as the site's own index would give them: every text escaped,
 * with the tags of the request. Throws where the service sent something else.
 */
export function hostedAnswers(response: unknown, requests: readonly Request[]): Answer[] {
  const results = list(field(response, 'results'));
  if (results.length !== requests.length) {
    throw new Error(`expected ${requests.length} results, got ${results.length}`);
  }
  return requests.map((request, index) => answerOf(results[index], request));
}

function answerOf(result: unknown, request: Request): Answer {
  const {query = '', page = 0, hitsPerPage = 20, highlightPreTag, highlightPostTag} = request;
  const tags = highlightPreTag
    ? {before: highlightPreTag, after: highlightPostTag ?? ''}
    : {before: '<mark>', after: '</mark>'};
  const nbHits = field(result, 'nbHits');
  if (typeof nbHits !== 'number')
    throw new Error(`expected a count of hits, got ${String(nbHits)}`);
  return {
    hits: list(field(result, 'hits')).map((hit) => hitOf(hit, tags)),
    nbHits,
    nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    facets: {},
    answeredBy: 'hosted',
  };
}

function hitOf(hit: unknown, tags: Tags): Hit {
  const {origin, pathname, hash} = new URL(text(field(hit, 'url')) ?? '');
  const type = field(hit, 'type');
  const content = text(field(hit, 'content'));
  const snippet = markedOf(field(hit, '_snippetResult', 'content'), tags);
  const names = LEVELS.map((level) => [level, text(field(hit, 'hierarchy', level))] as const);
  const hierarchy = Object.fromEntries(
    names.flatMap(([level, name]) => {
      if (!name) return [];
      const marked = markedOf(field(hit, '_highlightResult', 'hierarchy', level), tags);
      return [[level, marked ?? unmarked(name)]];
    }),
  ) as Hit['_highlightResult']['hierarchy'];
  return {
    // As in the site's own index, so that a favourite is the same in both.
    objectID: `${pathname}${hash}`,
    url: `${origin}${pathname}${hash}`,
    url_without_anchor: `${origin}${pathname}`,
    type: LEVELS.find((level) => level === type) ?? 'content',
    content: content ?? null,
    hierarchy: Object.fromEntries(names.map(([level, name]) => [level, name ?? null])) as Hierarchy,
    _highlightResult: {hierarchy},
    _snippetResult: {hierarchy, ...(snippet && {content: snippet})},
  };
}

type Marked = NonNullable<Hit['_snippetResult']['content']>;

function markedOf(result: unknown, tags: Tags): Marked | undefined {
  const value = text(field(result, 'value'));
  if (value === undefined) return undefined;
  const {value: escaped} = unmarked(value);
  return {
    value: escaped.replaceAll(FOUND.before, tags.before).replaceAll(FOUND.after, tags.after),
    matchLevel: value.includes(FOUND.before) ? 'full' : 'none',
  };
}

const unmarked = (value: string): Marked => ({
  value: highlight(value, {words: [], tags: FOUND}),
  matchLevel: 'none',
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`expected a list, got ${typeof value}`);
  return value as unknown[];
}

/** What stands in an answer under these names, if anything. */
const field = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    value,
  );
