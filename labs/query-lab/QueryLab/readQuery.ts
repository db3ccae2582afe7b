import {checkSize} from './editor/checkSize';
import type {Query} from './query';
import {isRecord} from './summariseAnswer';

type Problem = {message: string};

/** A query and its variables as they are sent, or why they are not. */
export function readQuery(text: string, variablesText: string): Query | Problem {
  // A link may hold a text that the editor does not take: what is not shown is not sent.
  const message = checkSize(text);
  if (message !== undefined) return {message};
  const result = parseVariables(variablesText);
  return 'message' in result ? result : {text, ...result};
}

/** The variables that a text holds as JSON, none where it is empty; or why it holds none. */
function parseVariables(text: string): Pick<Query, 'variables'> | Problem {
  if (text.trim() === '') return {variables: {}};
  try {
    const variables: unknown = JSON.parse(text);
    if (isRecord(variables)) return {variables};
    return {message: 'Variables are a JSON object of names and values, such as {"first": 5}.'};
  } catch (cause) {
    return {message: `The variables are not JSON: ${(cause as Error).message}`};
  }
}
