import {LEVELS} from '../hierarchy';
import {escapeHtml} from './highlight';
import {MATCH} from './hostedRequest';
import type {Answer, Result} from './result';

/** Reads the answer of the hosted service to one request. Throws where the service sent something else. */
export function readHosted(response: unknown): Answer {
  const [result] = list(field(response, 'results'));
  const count = field(result, 'nbHits');
  const results = list(field(result, 'hits')).map(resultOf);
  if (typeof count !== 'number') throw new Error(`expected a count of hits, got ${String(count)}`);
  return {results, count, answeredBy: 'hosted'};
}

function resultOf(hit: unknown): Result {
  const {pathname, hash} = new URL(textOf(field(hit, 'url')));
  // The first level is the section of the site, which the address says.
  const headings = LEVELS.slice(1).flatMap((level) => {
    const name = textOf(field(hit, 'hierarchy', level));
    const marked = textOf(field(hit, '_highlightResult', 'hierarchy', level, 'value'));
    return name ? [markedOf(marked || name)] : [];
  });
  return {
    url: `${pathname}${hash}`,
    headings,
    text: markedOf(
      textOf(field(hit, '_snippetResult', 'content', 'value')) || textOf(field(hit, 'content')),
    ),
    isText: !LEVELS.some((level) => level === field(hit, 'type')),
  };
}

const markedOf = (text: string): string =>
  escapeHtml(text).replaceAll(MATCH.before, '<mark>').replaceAll(MATCH.after, '</mark>');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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
