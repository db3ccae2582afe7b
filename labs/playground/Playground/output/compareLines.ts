/** More lines than these are compared one by one, not by what they have in common. */
const MOST = 1_500;

/** For each line of an output, whether the captured one lacks it at its place. */
export const differingLines = (lines: readonly string[], captured: readonly string[]): boolean[] =>
  matchLines(lines, captured).map((match) => match === undefined);

/** For each line of an output, the index of the line of the captured one that it repeats. */
export function matchLines(
  lines: readonly string[],
  captured: readonly string[],
): (number | undefined)[] {
  if (lines.length > MOST || captured.length > MOST) {
    return lines.map((line, index) => (line === captured[index] ? index : undefined));
  }
  const lengths = commonLengths(lines, captured);
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  const matches: (number | undefined)[] = lines.map(() => undefined);
  for (let row = 0, column = 0; row < lines.length && column < captured.length;) {
    if (lines[row] === captured[column]) {
      matches[row] = column;
      [row, column] = [row + 1, column + 1];
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return matches;
}

/** How many lines two texts have in common, from each pair of lines to their ends. */
function commonLengths(some: readonly string[], others: readonly string[]): number[][] {
  const lengths = Array.from({length: some.length + 1}, () =>
    new Array<number>(others.length + 1).fill(0),
  );
  for (let row = some.length - 1; row >= 0; row -= 1) {
    const [own = [], below = []] = [lengths[row], lengths[row + 1]];
    for (let column = others.length - 1; column >= 0; column -= 1) {
      own[column] =
        some[row] === others[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, own[column + 1] ?? 0);
    }
  }
  return lengths;
}

/** The lines of a captured output. */
export const capturedLines = (captured: string): string[] => captured.trimEnd().split('\n');
