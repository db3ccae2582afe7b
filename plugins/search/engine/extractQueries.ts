import type {Carried, Failure, Missing} from '../../../src/failure/failure';
import {readFailure} from '../../../src/failure/readFailure';
import {hexQuery} from './hex';

/** Queries for texts without a revert: headings of the page of error codes. */
export const EXPLAINED = {
  nothing: 'Why is there no reason at all?',
  data: 'How do you read the raw revert data?',
  page: 'Find out why a v3 call reverted',
};

/** Whether queries only lead to why a text has no revert. */
export const isExplained = ([first = '']: readonly string[]): boolean =>
  Object.values(EXPLAINED).includes(first);

/**
 * Extracts the queries of a pasted text, the likeliest first: of a message about a failed call, its
 * revert, or the explanation why it has none.
 */
export function extractQueries(pasted: string): string[] {
  const failure = readFailure(pasted);
  const isMissing = failure.kind === 'missing' || failure.kind === 'empty';
  const queries = isMissing && !MESSAGE.test(pasted) ? [] : queriesOf(failure);
  if (queries.length === 0) return [pasted];
  // Digits are found by more than the four bytes of a selector.
  const isHex = failure.kind === 'selector' && hexQuery(pasted) !== undefined;
  return queries.map((query) => (isHex && query === failure.selector ? pasted : query));
}

/** Distinguishes the message of a program from the words of a reader who asks what one means. */
const MESSAGE =
  /[:;"{[=\n]|^GS\d{3}$|^AA\d\d |^AlreadyKnown$|revert data|revert exception|reason string|unknown reason|inside a smart contract|estimate gas[.;]|likely to fail|due to an exception|during the simulation|unexpected amount of data/i;

function queriesOf(failure: Failure): string[] {
  switch (failure.kind) {
    case 'string':
      return withCarried(failure, failure.text);
    case 'selector':
      return withCarried(failure, failure.selector);
    case 'batch':
      return queriesOf(failure.inner);
    case 'panic':
      return [EXPLAINED.data];
    case 'missing':
      return [ENDS_WITHOUT_REASON.includes(failure.what) ? EXPLAINED.nothing : EXPLAINED.page];
    case 'empty':
      return [EXPLAINED.nothing];
    case 'malformed':
      return [];
  }
}

const ENDS_WITHOUT_REASON: readonly Missing[] = ['data', 'code', 'function', 'gas', 'opcode'];

/** The revert of a call inside says more than the error that carries it, if it is one and has a reason. */
function withCarried({inner, isWrapper, call}: Carried, outer: string): string[] {
  const carried = inner ? queriesOf(inner) : [];
  const details = call?.details === undefined ? [] : [call.details];
  if (inner?.kind === 'empty') return [outer, ...carried, ...details];
  return isWrapper || inner?.kind !== 'selector'
    ? [...carried, outer, ...details]
    : [outer, ...carried];
}
