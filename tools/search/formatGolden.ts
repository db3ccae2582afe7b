import {COLUMNS, type GoldenRow} from './parseGolden';

/** Rows as the text of `tests/search/golden.tsv`. */
export const formatGolden = (rows: readonly GoldenRow[]): string =>
  [
    COLUMNS.join('\t'),
    ...rows.map(({query, kind, set, accepted}) =>
      [query, kind, set, accepted.join(' ')].join('\t'),
    ),
    '',
  ].join('\n');
