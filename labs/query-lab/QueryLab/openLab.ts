import {querySchema} from '../../../facts/subgraph/querySchema';
import {readEntities} from '../../../facts/subgraph/readEntities';
import type {SubgraphVersion} from '../../../facts/subgraph/versions';
import Lab, {type LabProps} from './Lab';
import {recordedRows} from './recorded/recordedRows';

export {Lab};

const DATA = {
  v4: () =>
    Promise.all([
      import('@generated/query-lab/default/v4-schema.json'),
      import('@generated/query-lab/default/v4-examples.json'),
    ]),
  v2: () =>
    Promise.all([
      import('@generated/query-lab/default/v2-schema.json'),
      import('@generated/query-lab/default/v2-examples.json'),
    ]),
  v3: () =>
    Promise.all([
      import('@generated/query-lab/default/v3-schema.json'),
      import('@generated/query-lab/default/v3-examples.json'),
    ]),
};
const FIRST = {v4: 'pool', v3: 'pool', v2: 'pair'};

/** Loads all that the lab of a version needs, so that it works without network from then on. */
export async function openLab(version: SubgraphVersion): Promise<LabProps> {
  const rows = recordedRows(version);
  const [[schema, examples]] = await Promise.all([DATA[version](), rows.load()]).catch(
    (cause: unknown) => {
      rows.end();
      throw cause;
    },
  );
  return {
    // Names are completed from it; its rows are the worker's.
    schema: querySchema(readEntities(schema.default.documented), NO_ROWS),
    examples: examples.default,
    first: FIRST[version],
    rows,
  };
}

const NO_ROWS = {start: 0, head: {number: 0, timestamp: 0, hash: ''}, versions: {}};
