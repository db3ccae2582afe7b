import type {Failure} from '../../../src/failure/failure';
import {readFailure} from '../../../src/failure/readFailure';
import {hexQuery} from './hex';

/** What a pasted text asks for: of a message about a failed call, the reason that it holds. */
export function askedOf(pasted: string): string {
  const failure = readFailure(pasted);
  const reason = reasonOf(failure);
  if (reason !== undefined) return reason;
  return failure.kind === 'selector' && !hexQuery(pasted) ? failure.selector : pasted;
}

/** The text of a revert, or of the revert that it carries. */
function reasonOf(failure: Failure): string | undefined {
  if (failure.kind === 'string') return failure.text;
  return 'inner' in failure && failure.inner ? reasonOf(failure.inner) : undefined;
}
