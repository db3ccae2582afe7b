import {readFileSync} from 'node:fs';
import type {GraphQLError} from 'graphql';
import {answerQuery} from '../../facts/subgraph/answerQuery';
import {versions} from '../../facts/subgraph/versions';
import type {Run} from './runCommand';
import {schemaOfQuery} from './schemaOfQuery';

/** Answers `examples/subgraph/<version>/<name>.graphql` from the rows recorded of the sandbox. */
export async function runQuery(file: string): Promise<Run> {
  const version = versions.find((one) => file.includes(`/subgraph/${one}/`));
  if (!version) {
    return failed(`is in no folder of a subgraph; the folders are: ${versions.join(', ')}`);
  }
  const text = readFileSync(file, 'utf8');
  const found = schemaOfQuery(version, text);
  if ('failure' in found) {
    return failed([found.failure, ...found.errors.map(withPlace(file))].join('\n'));
  }
  return {printed: `${JSON.stringify(await answerQuery(found.schema, {text}), null, 2)}\n`};
}

const failed = (failure: string): Run => ({printed: '', failure});

/** An error with the line that leads to it. */
const withPlace =
  (file: string) =>
  ({message, locations}: GraphQLError): string =>
    `${file}:${locations?.[0]?.line ?? 1}:${locations?.[0]?.column ?? 1}: ${message}`;
