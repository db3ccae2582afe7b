import {DEEPEST_BRACKETS, LONGEST_QUERY} from '../limits';

/** Why the editor does not take a text; the colours of very deep brackets would stop the page. */
export function checkSize(text: string): string | undefined {
  if (text.length > LONGEST_QUERY)
    return `A query has at most ${LONGEST_QUERY.toLocaleString('en')} characters here.`;
  if (depthOf(text) > DEEPEST_BRACKETS)
    return `Brackets may be nested at most ${DEEPEST_BRACKETS} deep here.`;
  return undefined;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if ('{(['.includes(character)) deepest = Math.max(deepest, ++depth);
    else if ('})]'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}
