import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {versions} from '../../facts/subgraph/versions';
import {schemaOfQuery} from './schemaOfQuery';

/** Named queries of the programs, with a number for each value that a program puts in. */
const queries = versions.flatMap((version) =>
  programsOf(version).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`(query \w+[^`]*)`/g)].map(([, text = '']) => ({
      file,
      version,
      text: text.replaceAll(/\$\{\w+\}/g, '1'),
      name: /query (\w+)/.exec(text)?.[1],
    })),
  ),
);

function programsOf(version: string): string[] {
  const folder = `examples/subgraph/${version}`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.map((file) => path.join(folder, file));
}

test.each(queries)('$file asks for what both schemas have: $name', ({version, text}) => {
  expect(schemaOfQuery(version, text)).not.toHaveProperty('failure');
});

test('finds the queries of the programs', () => {
  expect(queries.map(({name}) => name).sort()).toEqual([
    'Page',
    'PoolState',
    'Price',
    'Reserves',
    'State',
  ]);
});
