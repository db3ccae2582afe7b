/** Kinds of queries: the first are generated from the packages, the last written by hand. */
export const GENERATED_KINDS = [
  'contract',
  'function',
  'event',
  'revert',
  'message',
  'selector',
  'address',
  'package',
] as const;
const WRITTEN_KINDS = ['typed', 'typo', 'question'] as const;

export type GeneratedKind = (typeof GENERATED_KINDS)[number];

/**
 * Rows of hand are halved: the engine is tuned on `tune`, and judged by `report`. Rows of `fresh` were
 * written by a person who knew neither the engine nor the others: they say how search does on what it
 * has not seen, and join the halves once the engine has learnt from them.
 */
const SETS = ['generated', 'tune', 'report', 'fresh'] as const;

/** A query and what answers it. */
export type GoldenRow = {
  query: string;
  kind: GeneratedKind | (typeof WRITTEN_KINDS)[number];
  set: (typeof SETS)[number];
  /** Addresses: with an anchor that section, with an empty one the beginning, without one any section of the page. */
  accepted: string[];
};

export const COLUMNS = ['query', 'kind', 'set', 'accepted'] as const;

/** The rows of `tests/search/golden.tsv`; the error names the line and what would do. */
export function parseGolden(text: string): GoldenRow[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) {
    throw new Error(`line 1: expected the columns ${COLUMNS.join(', ')}, separated by tabs`);
  }
  const seen = new Map<string, number>();
  return lines.map((line, index) => {
    const number = index + 2;
    const row = parseLine(line, number);
    const other = seen.get(row.query);
    if (other) throw new Error(`line ${number}: "${row.query}" stands on line ${other} already`);
    seen.set(row.query, number);
    return row;
  });
}

function parseLine(line: string, number: number): GoldenRow {
  const [query = '', kind = '', set = '', accepted = '', ...more] = line.split('\t');
  const fail = (fault: string): never => {
    throw new Error(`line ${number}: ${fault}; got "${line}"`);
  };
  if (!query.trim() || more.length > 0) return fail(`expected ${COLUMNS.join(', ')} between tabs`);
  const isGenerated = isOneOf(GENERATED_KINDS, kind);
  if (!isGenerated && !isOneOf(WRITTEN_KINDS, kind)) {
    return fail(`expected a kind of ${[...GENERATED_KINDS, ...WRITTEN_KINDS].join(', ')}`);
  }
  if (!isOneOf(SETS, set) || isGenerated !== (set === 'generated')) {
    return fail(
      'expected the set "tune", "report" or "fresh" for a row of hand, "generated" for others',
    );
  }
  const addresses = accepted.split(' ');
  if (!addresses.every((address) => /^\/\S*$/.test(address))) {
    return fail('expected addresses of this site, separated by one space');
  }
  return {query, kind, set, accepted: addresses};
}

const isOneOf = <Value extends string>(values: readonly Value[], given: string): given is Value =>
  values.some((value) => value === given);
