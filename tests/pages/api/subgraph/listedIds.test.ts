import {readdirSync, readFileSync} from 'node:fs';
import {parse, visit, type FieldNode} from 'graphql';
import {expect, test} from 'vitest';

/** Lists whose rows lead a reader to pools that the query did not name. */
const LISTS = ['pools', 'poolDayDatas', 'positions'];

const fieldsOf = ({selectionSet}: FieldNode): string[] =>
  selectionSet?.selections.flatMap((one) => (one.kind === 'Field' ? one.name.value : [])) ?? [];

/** The rows of a query that name a pool or a token by its symbols, without its id. */
function rowsWithoutId(query: string): string[] {
  const rows: FieldNode[] = [];
  visit(parse(query), {Field: (field) => void rows.push(field)});
  if (!rows.some(({name}) => LISTS.includes(name.value))) return [];
  return rows
    .filter((row) => fieldsOf(row).some((one) => ['symbol', 'token0', 'hooks'].includes(one)))
    .filter((row) => !fieldsOf(row).includes('id'))
    .map(({name}) => name.value);
}

const queries = ['v3', 'v4'].flatMap((version) =>
  readdirSync(`examples/subgraph/${version}`)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => `examples/subgraph/${version}/${file}`),
);

test.each(queries)('names no pool and no token of a list by symbols alone: %s', (file) => {
  expect(rowsWithoutId(readFileSync(file, 'utf8'))).toEqual([]);
});
