/** A piece of a line of output: plain, or the place in a file that it names. */
export type Piece = {text: string; place?: {file: string; line: number; column: number}};

/** Bounded, since a program may print one line of a megabyte. */
const PLACE = /(examples\/[\w./-]{1,200}?\.(?:tsx?|cjs|sol)):([1-9]\d{0,5})(?::(\d{1,6}))?/g;

/** The pieces of a line, with the places in files that a stack or a compiler names, counted from 1. */
export function placesIn(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(PLACE)) {
    const [text, file = '', row, column = 1] = match;
    pieces.push(
      {text: line.slice(end, match.index)},
      {text, place: {file, line: Number(row), column: Number(column)}},
    );
    end = match.index + text.length;
  }
  return [...pieces, {text: line.slice(end)}].filter(({text}) => text !== '');
}
