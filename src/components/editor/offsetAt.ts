import type {Text} from '@codemirror/state';

/** The offset of a line and a column, both from 1; the nearest one where there is no such place. */
export function offsetAt(text: Text, line: number, column: number): number {
  const {from, to} = text.line(Math.min(Math.max(line, 1), text.lines));
  return Math.min(from + Math.max(column, 1) - 1, to);
}

/** From a place to the end of the word there, or over one sign. */
export function wordAt(text: Text, line: number, column: number): {from: number; to: number} {
  const from = offsetAt(text, line, column);
  const [word = ' '] = /^[$@]?\w+/.exec(text.sliceString(from, from + 200)) ?? [];
  const to = Math.min(from + word.length, text.length);
  // At the very end there is nothing after the place, so what stands before is marked.
  return from === to ? {from: Math.max(from - 1, 0), to} : {from, to};
}
