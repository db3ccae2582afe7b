import {isRecord} from './answerOf';
import type {Variables} from './outcome';

/** The variables that a text holds as JSON, none where it is empty; or why it holds none. */
export function variablesOf(text: string): {variables: Variables} | {message: string} {
  if (text.trim() === '') return {variables: {}};
  try {
    const read: unknown = JSON.parse(text);
    if (isRecord(read)) return {variables: read};
    return {message: 'Variables are an object of JSON by their names, as {"first": 5}.'};
  } catch (cause) {
    return {message: `The variables are no JSON: ${(cause as Error).message}`};
  }
}
