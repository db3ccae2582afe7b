import {refusalOf} from './editor/refusalOf';
import type {Question} from './outcome';
import {variablesOf} from './variablesOf';

/** A query and its variables as they are sent, or why they are not. */
export function questionOf(text: string, variables: string): Question | {message: string} {
  // A link may hold a text that the editor does not take: what is not shown is not sent.
  const refusal = refusalOf(text);
  if (refusal !== undefined) return {message: refusal};
  const given = variablesOf(variables);
  return 'message' in given ? given : {text, variables: given.variables};
}
