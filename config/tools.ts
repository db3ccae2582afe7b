/** A tool that works on a page of the site, without an account. */
export type Tool = {
  name: string;
  /** Address of its page, with its place there. */
  to: string;
  /** What it answers. */
  blurb: string;
};

/** The tools of the site, in the order of the navigation bar. */
export const tools: readonly Tool[] = [
  {
    name: 'Workbench',
    to: '/concepts/workbench',
    blurb: 'Prices, ticks, ranges, swaps, fees and hooks, as exact as the contracts',
  },
  {
    name: 'Revert look-up',
    to: '/contracts/v3/reference/error-codes',
    blurb: 'Why a call failed, from its message or its data',
  },
  {
    name: 'Calldata explainer',
    to: '/contracts/universal-router/technical-reference#read-calldata',
    blurb: 'What a transaction or a signature does, in sentences',
  },
  {
    name: 'Query lab',
    to: '/api/subgraph/guides/examples#query-lab',
    blurb: 'GraphQL queries of the subgraphs, run without a key',
  },
  {
    name: 'Deployments',
    to: '/contracts/v3/reference/deployments',
    blurb: 'Addresses of v3, v4 and the Universal Router, by chain',
  },
];
