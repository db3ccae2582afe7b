import {formatGolden} from './formatGolden';
import type {GoldenRow} from './parseGolden';
import type {ShownPage} from './shownPage';

type Compared = {
  /** The rows of the file. */
  golden: readonly GoldenRow[];
  /** What the generated ones would be today. */
  generated: readonly GoldenRow[];
  pages: readonly ShownPage[];
};

/** What is wrong with the golden set: generated rows of yesterday, answers that the site does not have. */
export function goldenFaults({golden, generated, pages}: Compared): string[] {
  return [...staleRows(golden, generated), ...deadAnswers(golden, pages)];
}

function staleRows(golden: readonly GoldenRow[], generated: readonly GoldenRow[]): string[] {
  const lines = (rows: readonly GoldenRow[]) => formatGolden(rows).split('\n');
  const before = lines(golden.filter(({set}) => set === 'generated'));
  const now = lines(generated);
  const changed = [
    ...now.filter((line) => !before.includes(line)),
    ...before.filter((line) => !now.includes(line)),
  ];
  const [first] = changed;
  if (first === undefined) return [];
  const [query] = first.split('\t');
  return [
    `the pages or packages have changed for ${changed.length} generated rows, such as "${query}"; "npm run bench:search -- --update" writes them again`,
  ];
}

function deadAnswers(golden: readonly GoldenRow[], pages: readonly ShownPage[]): string[] {
  const addresses = new Set(
    pages.flatMap(({route, anchors}) => [
      route,
      `${route}#`,
      ...anchors.map(({id}) => `${route}#${id}`),
    ]),
  );
  return golden
    .filter(({set}) => set !== 'generated')
    .flatMap(({query, accepted}) =>
      accepted
        .filter((address) => !addresses.has(address))
        .map((address) => `"${query}" accepts ${address}, which the site does not have`),
    );
}
