import type {Carried, Failure, Missing} from '../../../src/failure/failure';
import {readFailure} from '../../../src/failure/readFailure';
import {hexQuery} from './hex';

/** What is asked where a text holds no revert to ask for: headings of the page of error codes. */
export const EXPLAINED = {
  nothing: 'Why is there no reason at all?',
  data: 'How do you read the raw revert data?',
  page: 'Find out why a v3 call reverted',
};

/**
 * What a pasted text asks for, the likeliest first: of a message about a failed call, the revert
 * that it holds, or what explains that it holds none.
 */
export function askedOf(pasted: string): string[] {
  const failure = readFailure(pasted);
  const isMissing = failure.kind === 'missing' || failure.kind === 'empty';
  const asked = isMissing && !MESSAGE.test(pasted) ? [] : queriesOf(failure);
  if (asked.length === 0) return [pasted];
  // Digits are found by more than the four bytes of a selector.
  const isHex = failure.kind === 'selector' && hexQuery(pasted) !== undefined;
  return asked.map((query) => (isHex && query === failure.selector ? pasted : query));
}

/** What tells the message of a program from the words of a reader who asks what one means. */
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

/** The revert of a call inside says more than the error that carries it, if it is one. */
function withCarried({inner, isWrapper}: Carried, outer: string): string[] {
  const carried = inner ? queriesOf(inner) : [];
  return isWrapper || inner?.kind !== 'selector' ? [...carried, outer] : [outer, ...carried];
}
