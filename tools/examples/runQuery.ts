import {readFileSync} from 'node:fs';
import type {GraphQLError} from 'graphql';
import {answerQuery, queryErrors} from '../../facts/subgraph/answerQuery';
import {readSubgraph} from '../../facts/subgraph/readSubgraph';
import {versions} from '../../facts/subgraph/versions';
import type {Run} from './runProgram';

/** Answers `examples/subgraph/<version>/<name>.graphql` from the rows recorded of the sandbox. */
export async function runQuery(file: string): Promise<Run> {
  const version = versions.find((one) => file.includes(`/subgraph/${one}/`));
  if (!version) {
    return failed(`is in no folder of a subgraph; the folders are: ${versions.join(', ')}`);
  }
  const schema = readSubgraph(version);
  const text = readFileSync(file, 'utf8');
  const errors = queryErrors(schema, text);
  if (errors.length > 0) {
    return failed(`does not fit the schema:\n${errors.map(withPlace(file)).join('\n')}`);
  }
  return {printed: `${JSON.stringify(await answerQuery(schema, {text}), null, 2)}\n`};
}

const failed = (failure: string): Run => ({printed: '', failure});

/** An error with the line that leads to it. */
const withPlace =
  (file: string) =>
  ({message, locations}: GraphQLError): string =>
    `${file}:${locations?.[0]?.line ?? 1}:${locations?.[0]?.column ?? 1}: ${message}`;
