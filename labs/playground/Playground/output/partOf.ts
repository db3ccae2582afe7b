import {matchLines} from './compareLines';

type Range = {first: number; last: number};

/**
 * The part of an output that stands where some lines of the captured one did: from the first to the
 * last of them, or between those around them; else at the same numbers where both have as many lines.
 * Nothing where that is not certain.
 */
export function partOf(
  lines: readonly string[],
  captured: readonly string[],
  {first, last}: Range,
): readonly string[] | undefined {
  const matches = matchLines(lines, captured);
  const start = indexOf(first) ?? after(first - 1);
  const end = after(last) ?? indexOf(last + 1);
  if (start !== undefined && end !== undefined && start < end) return lines.slice(start, end);
  return lines.length === captured.length ? lines.slice(first - 1, last) : undefined;

  /** Where the output repeats a line of the captured one; its end follows the last line. */
  function indexOf(number: number): number | undefined {
    if (number > captured.length) return lines.length;
    const index = matches.indexOf(number - 1);
    return index === -1 ? undefined : index;
  }
  function after(number: number): number | undefined {
    if (number === 0) return 0;
    const index = indexOf(number);
    return index === undefined ? undefined : index + 1;
  }
}
