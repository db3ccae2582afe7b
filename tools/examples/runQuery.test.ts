import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {runQuery} from './runQuery';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'queries-'));
  mkdirSync(path.join(folder, 'subgraph/v2'), {recursive: true});
});

function write(file: string, text: string): string {
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
}

test('answers a query from what was recorded', async () => {
  const file = write('subgraph/v2/good.graphql', '{ uniswapFactories { pairCount } }');
  expect(JSON.parse((await runQuery(file)).printed)).toEqual({
    data: {uniswapFactories: [{pairCount: 4}]},
  });
});

test('refuses a field that is not in the schema, with its file and place', async () => {
  const file = write('subgraph/v2/wrong.graphql', '{\n  pairs {\n    reserves0\n  }\n}');
  const {printed, failure} = await runQuery(file);
  expect(printed).toBe('');
  expect(failure).toContain(`${file}:3:5: Cannot query field "reserves0" on type "Pair".`);
});

test('refuses what is no query', async () => {
  const file = write('subgraph/v2/broken.graphql', '{ pairs {');
  expect((await runQuery(file)).failure).toContain(`${file}:1:10: Syntax Error`);
});

test('refuses a query outside of the folders of the subgraphs', async () => {
  const file = write('lost.graphql', '{ pairs { id } }');
  expect((await runQuery(file)).failure).toBe(
    'is in no folder of a subgraph; the folders are: v4, v3, v2',
  );
});

test('refuses a query that the latest schema does not answer, unless it is marked', async () => {
  const query = '{ liquidityPositions { id } }';
  const {failure} = await runQuery(write('subgraph/v2/gone.graphql', query));
  expect(failure).toMatch(/^does not fit the schema of June 2026\n/);
  expect(failure).toContain('"# Schema of September 2023 only: …"');
  expect(failure).toContain('gone.graphql:1:3: Cannot query field "liquidityPositions"');
  const marked = `# Schema of September 2023 only: positions are gone.\n${query}`;
  expect((await runQuery(write('subgraph/v2/marked.graphql', marked))).failure).toBeUndefined();
});

test('refuses a mark that is not true, or names no schema', async () => {
  const query = '{ pairs(first: 1) { id } }';
  const both = write('subgraph/v2/both.graphql', `# Schema of June 2026 only.\n${query}`);
  expect((await runQuery(both)).failure).toBe(
    'fits both schemas: remove the mark in its first line',
  );
  const odd = write('subgraph/v2/odd.graphql', `# Schema of May 2021 only.\n${query}`);
  expect((await runQuery(odd)).failure).toBe(
    'is marked for "May 2021"; the schemas are: September 2023, June 2026',
  );
});
