/** The page that each part of the documentation starts on, offered where a search finds nothing. */
export const LANDINGS = [
  {to: '/concepts/overview', name: 'Concepts', gives: 'What the protocol is and how it works'},
  {to: '/contracts/v3/overview', name: 'Contracts', gives: 'The contract for a task, on chain'},
  {to: '/sdk/v3/overview', name: 'SDKs', gives: 'Quotes, trades and positions in TypeScript'},
  {to: '/api/subgraph/overview', name: 'API', gives: 'Pools, swaps and positions over GraphQL'},
] as const;
