import {readIntent, type Aim} from '../engine/readIntent';

/** The kinds of page that answer what a query is after. */
const KINDS: Readonly<Partial<Record<Aim, readonly string[]>>> = {
  package: ['guide', 'overview'],
  name: ['concept'],
  meaning: ['concept', 'glossary'],
  task: ['guide'],
};
/** The version that a query names counts most: pages of others answer something else. */
const SCORES = {protocol: 4, parts: 2, kind: 1};

/** Filters that the service prefers and does not demand: the version, part and kind of page that the query asks for, as the own index weighs them. */
export function wantedPages(query: string): string[] {
  const {aim, versions, part} = readIntent(query);
  const filter = (attribute: keyof typeof SCORES, value: string): string =>
    `${attribute}:${value}<score=${SCORES[attribute]}>`;
  return [
    ...versions.map((version) => filter('protocol', version)),
    ...(part ? [filter('parts', part)] : []),
    ...(KINDS[aim] ?? []).map((kind) => filter('kind', kind)),
  ];
}
