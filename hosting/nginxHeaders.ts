import {expressionOf, REVALIDATED} from './headers';
import type {Rule} from './rule';

/** Values of the headers that differ by file, as maps for nginx: an empty one is not sent. */
export const headerMaps = (rules: readonly Rule[]): string =>
  headersOf(rules)
    .filter(({values}) => values.length > 0)
    .map(({name, otherwise, values}) => {
      const entries = values.map(([pattern, value]) => `  "~${fileOf(pattern)}" "${value}";`);
      return `map $uri ${variableOf(name)} {
  default "${otherwise}";
${entries.join('\n')}
}`;
    })
    .join('\n\n');

/** All headers stand in one place, since those of a location would hide those of its server. */
export const headerLines = (rules: readonly Rule[]): string =>
  headersOf(rules)
    .map(({name, otherwise, values}) => {
      const value = values.length > 0 ? variableOf(name) : otherwise;
      return `  add_header ${name} "${value}" always;`;
    })
    .join('\n');

type Header = {
  name: string;
  /** The value of files that fit no pattern. */
  otherwise: string;
  values: (readonly [pattern: string, value: string])[];
};

/** The rules by header. What a rule of all files excepts has a rule of its own. */
function headersOf(rules: readonly Rule[]): Header[] {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return names.map((name) => {
    const having = rules.filter(({headers}) => name in headers);
    const general = having.find(({pattern}) => pattern === '/*');
    return {
      name,
      otherwise: general?.headers[name] ?? (name === 'Cache-Control' ? REVALIDATED : ''),
      values: having
        .filter((rule) => rule !== general)
        .map(({pattern, headers}) => [pattern, headers[name] ?? ''] as const),
    };
  });
}

/** A pattern for `$uri`, which ends with `.html` once nginx has found the file of such an address. */
const fileOf = (pattern: string): string =>
  pattern.includes('*')
    ? expressionOf({pattern})
    : expressionOf({pattern}).replace(/\$$/, '(?:\\.html)?$');

const variableOf = (header: string): string => `$${header.toLowerCase().replace(/-/g, '_')}`;
