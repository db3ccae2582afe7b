/** The line of a file, from 1, at which quoted code begins; 1 where the file does not have it. */
export function lineOf(source: string, quoted: string): number {
  const wanted = significant(quoted.split('\n'));
  const lines = source.split('\n').map((line) => line.trim());
  const index = lines.findIndex((_line, start) =>
    wanted.every((line, offset) => lines[start + offset] === line),
  );
  return index + 1 || 1;
}

/** The first lines of quoted code without their indents, as many as tell places apart. */
const significant = (lines: readonly string[]): string[] =>
  lines.slice(0, 3).map((line) => line.trim());

/** The first line, from 1, at which an edited file differs from its source. */
export function lineOfChange(source: string, edited: string): number {
  const [before, after] = [source.split('\n'), edited.split('\n')];
  return after.findIndex((line, index) => line !== before[index]) + 1 || after.length;
}
