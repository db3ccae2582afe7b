/** A part of a program between its marker lines, both counted from 1. */
export type Region = {name: string; isDemoOnly: boolean; start: number; end: number};

/** What a page shows of a program: one region, or all of it; never the marker lines. */
export function readRegion(source: string, name?: string): string {
  const regions = listRegions(source);
  const lines = source.split('\n');
  const region = regions.find((one) => one.name === name);
  if (name !== undefined && !region) {
    throw new Error(`no region "${name}" in the file, which has: ${namesOf(regions)}`);
  }
  const {start, end} = region ?? {start: 0, end: lines.length + 1};
  const visibleLines = lines.slice(start, end - 1).filter((line) => !MARKER.test(line));
  const text = withoutIndentation(visibleLines).join('\n').trimEnd();
  if (text === '') throw new Error(`region "${name}" is empty (line ${start})`);
  return text;
}

/** The regions of a program, in the order in which they start; they may nest or overlap. */
export function listRegions(source: string): Region[] {
  const open: Region[] = [];
  source.split('\n').forEach((line, index) => {
    const [, kind, demoOnly, name] = MARKER.exec(line) ?? [];
    if (!kind) return;
    if (!name) throw new Error(`line ${index + 1}: a marker needs the name of its region`);

    const sameRegion = open.find((region) => region.name === name);
    if (kind === 'region') {
      if (sameRegion) {
        throw new Error(
          `line ${index + 1}: region "${name}" starts again (line ${sameRegion.start})`,
        );
      }
      open.push({name, isDemoOnly: Boolean(demoOnly), start: index + 1, end: 0});
    } else {
      if (!sameRegion || sameRegion.end > 0) {
        throw new Error(
          `line ${index + 1}: region "${name}" ends, but none of that name is open; the file has: ${namesOf(open)}`,
        );
      }
      sameRegion.end = index + 1;
    }
  });

  const unclosed = open.find(({end}) => end === 0);
  if (unclosed) {
    throw new Error(
      `region "${unclosed.name}" starts on line ${unclosed.start} and has no "#endregion ${unclosed.name}"`,
    );
  }
  return open;
}

/** Whether a line stands between the markers of a region. */
export const isInside = ({start, end}: Region, line: number): boolean => line > start && line < end;

const MARKER = /^\s*\/\/\s*#(region|endregion)\b\s*(demo-only\s+)?(\S*)\s*$/;

const namesOf = (regions: readonly Region[]): string =>
  regions.map(({name}) => name).join(', ') || 'none';

/** The lines without the indentation that all of them have. */
function withoutIndentation(lines: readonly string[]): string[] {
  const depths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = depths.length > 0 ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(common));
}
