import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {describeAs} from './describeAs';
import {unpackRecording} from './packRecording';
import {querySchema} from './querySchema';
import {readEntities, type Entity} from './readEntities';
import type {Recording} from './recording';
import {describesLatest} from './schemaSources';
import type {SubgraphVersion} from './versions';

/** The entities of a version's subgraph, in the schema that the pages describe. */
export const readSchema = (version: SubgraphVersion): Entity[] =>
  readEntities(readText(version, 'schema.graphql'));

/** The entities of the latest schema, described as the pages describe those of the same name. */
export const readLatestSchema = (version: SubgraphVersion): Entity[] =>
  describesLatest(version)
    ? readSchema(version)
    : describeAs(readSchema(version), readEntities(readText(version, 'latest.graphql')));

/** What was recorded of the sandbox for a version. */
export const readRecording = (version: SubgraphVersion): Recording =>
  unpackRecording(readText(version, 'recording.json'));

/** The schema that a version's subgraph answers with, over what was recorded. */
export const readSubgraph = (version: SubgraphVersion): GraphQLSchema =>
  querySchema(readSchema(version), readRecording(version));

/** The same rows, asked with the latest schema. */
export const readLatestSubgraph = (version: SubgraphVersion): GraphQLSchema =>
  querySchema(readLatestSchema(version), readRecording(version));

const readText = (version: SubgraphVersion, file: string): string =>
  readFileSync(path.join(__dirname, version, file), 'utf8');
