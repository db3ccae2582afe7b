/** A passage of a text, in UTF-16 units from its start, with the line and column where it begins, from 1. */
export type Place = {line: number; column: number; start: number; end: number};

/** Where a passage of a text stands. */
export function placeIn(text: string, {start, end}: {start: number; end: number}): Place {
  const lines = text.slice(0, start).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, start, end};
}
