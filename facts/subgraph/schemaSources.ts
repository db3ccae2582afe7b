import type {SubgraphVersion} from './versions';

/** Where a schema stands in the code of its subgraph. */
export type SchemaSource = {
  /** What pages call it: the month of its commit. */
  name: string;
  commit: string;
  /** UTC day of the commit. */
  date: string;
};

/**
 * The schema that the pages describe, field by field, and the latest one, of which the names and
 * types are kept. Which of them answers depends on what an indexer deployed.
 */
type SchemaSources = {repository: string; documented: SchemaSource; latest: SchemaSource};

/** The newest code of v4: the pages describe its schema, so there is no later one. */
const v4: SchemaSource = {
  name: 'June 2026',
  commit: 'fc74dfcc3df5e75d6d3e2b886e88498dfc7d4678',
  date: '2026-06-08',
};

/** Repository and commits of the schemas of each version. */
export const schemaSources: Readonly<Record<SubgraphVersion, SchemaSources>> = {
  v4: {repository: 'https://github.com/Uniswap/v4-subgraph', documented: v4, latest: v4},
  v3: {
    repository: 'https://github.com/Uniswap/v3-subgraph',
    documented: {
      name: 'March 2022',
      commit: 'bf03f940f17c3d32ee58bd37386f26713cff21e2',
      date: '2022-03-21',
    },
    latest: {
      name: 'June 2026',
      commit: '0f8631d0c87a0c5caee8b1d68d8f7ac42d6941d3',
      date: '2026-06-16',
    },
  },
  v2: {
    repository: 'https://github.com/Uniswap/v2-subgraph',
    documented: {
      name: 'September 2023',
      commit: 'b505875bb9ff4e5cd88ee339e8ebcc8f2d27e3dc',
      date: '2023-09-13',
    },
    latest: {
      name: 'June 2026',
      commit: '468ce7beca3888a927f64d1f2481e59b8fded299',
      date: '2026-06-23',
    },
  },
};

/** Whether the pages describe the latest schema of a version, of which there is one file then. */
export const describesLatest = (version: SubgraphVersion): boolean =>
  schemaSources[version].documented === schemaSources[version].latest;
