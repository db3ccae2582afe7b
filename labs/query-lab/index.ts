import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../facts/subgraph/versions';
import {readLab} from './readLab';

/** Gives the query lab the schema, the recorded rows and the queries of each subgraph, as files. */
export default function queryLab({siteDir}: LoadContext): Plugin {
  return {
    name: 'query-lab',
    getPathsToWatch: () => [
      path.join(siteDir, 'facts/subgraph/*/*.{graphql,json}'),
      path.join(siteDir, 'examples/subgraph/*/*.graphql'),
    ],
    async allContentLoaded({actions}) {
      for (const version of versions) {
        for (const [name, data] of Object.entries(readLab(siteDir, version))) {
          await actions.createData(`${version}-${name}.json`, JSON.stringify(data));
        }
      }
    },
  };
}
