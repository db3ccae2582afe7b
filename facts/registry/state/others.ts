import type {DatedEvent, State} from './state';

/** Rules of Ethereum, interfaces and measurements that pages date. */
export const otherEvents: readonly DatedEvent[] = [
  {
    id: 'link-names',
    what: 'Uniswap’s documentation renamed the parameters of links',
    date: '2025-08-29',
    source: 'https://github.com/Uniswap/docs/pull/1030',
  },
  {
    id: 'osaka',
    what: 'Osaka, the execution part of Fusaka, on Ethereum mainnet',
    date: '2025-12-03',
    source: 'https://github.com/ethereum/EIPs/blob/f767a1e80/EIPS/eip-7607.md',
  },
  {
    id: 'v3-sdk-archived',
    what: 'The repository Uniswap/v3-sdk was archived',
    date: '2024-04-25',
    source: 'https://github.com/Uniswap/v3-sdk',
  },
  {
    id: 'sdk-fee-tiers',
    what: 'The v3 SDK added 200, 300 and 400 to FeeAmount',
    date: '2024-09',
    source: 'https://github.com/Uniswap/sdks/commit/93df082e',
  },
  {
    id: 'sdk-3.18.1',
    what: 'The v3 SDK 3.18.1, with a version in the typed data of a permit',
    date: '2024-10-10',
    source: 'https://github.com/Uniswap/sdks/commit/fb1f110c',
  },
  {
    id: 'sdk-3.31.0',
    what: 'The v3 SDK 3.31.0, with a new rule for the minimum of a trade',
    date: '2026-06-26',
    source: 'https://github.com/Uniswap/sdks/commit/ab3a18a6',
  },
  {
    id: 'widget-last-commit',
    what: 'Last commit of the swap widget',
    date: '2024-07',
    source: 'https://github.com/Uniswap/widgets',
  },
  {
    id: 'widget-docs-removed',
    what: 'Uniswap removed the documentation of the swap widget',
    date: '2025-08-26',
    source: 'https://github.com/Uniswap/docs/pull/1028',
  },
];

/** Services that serve every version of the protocol. */
export const otherStates: readonly State[] = [
  {
    id: 'bug-bounty',
    subject: 'Where vulnerabilities are reported',
    value:
      '[the bug bounty on Cantina](https://cantina.xyz/bounties/f9df94db-c7b1-434b-bb06-d1360abdd1be)',
    asOf: '2026-04-07',
    source: 'https://github.com/Uniswap/docs/blob/8c5d09e2/docs/contracts/v3/concepts/security.md',
  },
];
