import {readFileSync, writeFileSync} from 'node:fs';

const FILE = 'tests/search/judged.txt';

/**
 * The pages that were there when the answers to queries were last judged. What came since takes
 * no place from them, so that a new page breaks no threshold by being there.
 */
export const readJudged = (): ReadonlySet<string> =>
  new Set(readFileSync(FILE, 'utf8').trimEnd().split('\n'));

export const writeJudged = (pages: readonly string[]): void =>
  writeFileSync(FILE, `${[...pages].sort().join('\n')}\n`);

/** What was found on judged pages, and what answers, wherever it stands. */
export function amongJudged(
  results: readonly string[],
  {judged, accepted}: {judged: ReadonlySet<string>; accepted: readonly string[]},
): string[] {
  const answering = new Set(accepted.map(pageOf));
  return results.filter((address) => judged.has(pageOf(address)) || answering.has(pageOf(address)));
}

const pageOf = (address: string): string => address.replace(/#.*/, '');
