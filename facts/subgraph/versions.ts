/** The versions of the protocol whose subgraph is described here. */
export const versions = ['v4', 'v3', 'v2'] as const;

export type SubgraphVersion = (typeof versions)[number];
