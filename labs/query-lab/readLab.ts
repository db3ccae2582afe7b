import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Packed} from '../../facts/subgraph/packRecording';
import {describesLatest} from '../../facts/subgraph/schemaSources';
import type {SubgraphVersion} from '../../facts/subgraph/versions';

/** A query that the lab offers, by the name of its file. */
export type ExampleQuery = {name: string; text: string};

/** The schemas of a version as text: the documented one, and the latest where it is another. */
export type SchemaTexts = {documented: string; latest?: string};

/** What the query lab holds of a version: its schemas, its rows, and the queries of the pages. */
type LabData = {schema: SchemaTexts; recording: Packed; examples: readonly ExampleQuery[]};

/** Reads what the query lab holds of a version. */
export function readLab(siteDirectory: string, version: SubgraphVersion): LabData {
  const textOf = (...place: string[]) => readFileSync(path.join(siteDirectory, ...place), 'utf8');
  const folder = path.join('examples/subgraph', version);
  return {
    schema: {
      documented: textOf('facts/subgraph', version, 'schema.graphql'),
      ...(!describesLatest(version) && {
        latest: textOf('facts/subgraph', version, 'latest.graphql'),
      }),
    },
    recording: JSON.parse(textOf('facts/subgraph', version, 'recording.json')) as Packed,
    examples: readdirSync(path.join(siteDirectory, folder))
      .filter((file) => file.endsWith('.graphql'))
      .sort()
      .map((file) => ({name: path.basename(file, '.graphql'), text: textOf(folder, file)})),
  };
}
