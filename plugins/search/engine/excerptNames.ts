import {nameInPrograms} from './nameInPrograms';
import type {Excerpt} from './packExcerpts';
import {nameOf} from './words';

/** A struct that stands on the page of a contract. */
export const STRUCT = /#struct-/;

/** An error is asked for in words as often as by its name. */
const ENTRY = /\/(?:errors|error-codes|common-errors)#/;
/** An error that stands on a page of another kind: `TooLong(uint256)`, `TRANSFER_FAILED`. */
const NAMED_ERROR = /^[A-Z]\w*\(.*\)$|^[A-Z_]+_FAILED$/;
/** On an overview nothing else is written so: `UNAUTHORIZED`. */
const ON_OVERVIEW = /^[A-Z_]+$/;

/** The passages by their names, in which a signature may stand with its types or without. */
export function namesOf(excerpts: readonly Excerpt[]): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  excerpts.forEach((excerpt, id) => {
    const heading = excerpt.headings.at(-1) ?? '';
    for (const name of new Set(
      [heading, calledOf(excerpt), labelIn(excerpt) || heading].map(nameOf),
    )) {
      const ids = byName.get(name) ?? [];
      ids.push(id);
      byName.set(name, ids);
    }
  });
  return byName;
}

/** What the sidebar calls the page that a passage begins. */
export const labelIn = ({headings, names}: Excerpt): string =>
  (headings.length === 1 && names[0]) || '';

/**
 * The heading of a passage; of a term of the glossary the name that programs give it, if it has one; of
 * a struct the name without that of the contract or interface that holds it.
 */
export function calledOf({kind, url, headings}: Excerpt): string {
  const heading = headings.at(-1) ?? '';
  if (STRUCT.test(url)) return heading.slice(heading.lastIndexOf('.') + 1);
  return (kind === 'glossary' ? nameInPrograms(heading) : undefined) ?? heading;
}

/** Whether a passage explains an error. */
export function isErrorEntry(excerpt: Excerpt): boolean {
  const called = calledOf(excerpt);
  return (
    ENTRY.test(excerpt.url) ||
    NAMED_ERROR.test(called) ||
    (excerpt.kind === 'overview' && ON_OVERVIEW.test(called))
  );
}
