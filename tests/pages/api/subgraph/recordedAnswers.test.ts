import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Recorded} from '../../../../examples/subgraph/support/openEndpoint';
import {answerQuery} from '../../../../facts/subgraph/answerQuery';
import {versions} from '../../../../facts/subgraph/versions';
import {readSubgraph} from '../../../../facts/subgraph/readSubgraph';

const files = versions.flatMap((version) =>
  readdirSync(`examples/subgraph/${version}`)
    .filter((file) => file.endsWith('.answers.json'))
    .map((file) => ({version, file: `examples/subgraph/${version}/${file}`})),
);

test.each(files)('$file holds what the recorded rows answer', async ({version, file}) => {
  const schema = readSubgraph(version);
  for (const {query, variables, answer} of JSON.parse(readFileSync(file, 'utf8')) as Recorded[]) {
    const now = await answerQuery(schema, {text: query, variables: {...variables}});
    expect(JSON.parse(JSON.stringify(now))).toEqual(answer);
  }
});

test('finds the answers of four programs', () => expect(files).toHaveLength(4));
