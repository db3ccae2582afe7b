import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {unpack} from '../../facts/subgraph/packRecording';
import {readRecording} from '../../facts/subgraph/readSubgraph';
import {describesLatest} from '../../facts/subgraph/schemaSources';
import {versions} from '../../facts/subgraph/versions';
import {readLab} from './readLab';

test.each(versions)('holds the rows and the schemas that answer the queries of %s', (version) => {
  const {recording, schema} = readLab(process.cwd(), version);
  expect(unpack(recording)).toEqual(readRecording(version));
  const fileOf = (name: string) =>
    readFileSync(`facts/subgraph/${version}/${name}.graphql`, 'utf8');
  const later = describesLatest(version) ? {} : {latest: fileOf('latest')};
  expect(schema).toEqual({documented: fileOf('schema'), ...later});
});

test('offers every query that the pages show, by name', () => {
  const {examples} = readLab(process.cwd(), 'v2');
  const page = readFileSync('docs/contracts/v2/reference/API/queries.mdx', 'utf8');
  const names = [...page.matchAll(/example=subgraph\/v2\/(\w+)\.graphql/g)].map(([, name]) => name);
  expect(examples.map(({name}) => name)).toEqual(names.sort());
  expect(examples.find(({name}) => name === 'skipTooFar')?.text).toContain('skip: 6000');
});
