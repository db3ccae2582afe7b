import {sources} from './sources';
import type {DatedEvent} from './state';

/** Votes, rules and contracts of governance, by the day on which they took effect. */
export const governanceEvents: readonly DatedEvent[] = [
  {
    id: 'threshold-1m-listed',
    what: 'Uniswap’s page on the process names 1,000,000 UNI as the threshold',
    date: '2024-09',
    source: sources.processOf2024,
  },
  {
    id: 'duni-proposed',
    what: 'The Uniswap Foundation proposed DUNI',
    date: '2025-08',
    source: sources.governanceOverview,
  },
  {
    id: 'unification-proposed',
    what: 'UNIfication was put up for discussion',
    date: '2025-11',
    source: sources.unificationDiscussion,
  },
  {
    id: 'vote-93-ended',
    what: 'Vote 93, UNIfication, ended, two days before its execution at the latest',
    date: '2025-12-25',
    isEstimate: true,
    source: sources.feeHistory,
  },
  {
    id: 'vote-93-executed',
    what: 'Vote 93, UNIfication, was executed',
    date: '2025-12-27',
    source: sources.feeHistory,
  },
  {
    id: 'rfc-skipped',
    what: 'A vote on fees skipped the request for comment for the first time',
    date: '2026-02-18',
    source: sources.vote94Text,
  },
  {
    id: 'vote-94-executed',
    what: 'Vote 94 gave mainnet’s v3 factory to V3OpenFeeAdapter',
    date: '2026-03-06',
    source: sources.ownerChanged,
  },
  {
    id: 'first-pools-triggered',
    what: 'The fee was turned on for the first two batches of 500 v3 pools',
    date: '2026-03-06',
    source: sources.feeDispersion,
  },
  {
    id: 'fees-on-op-stack',
    what: 'OP Mainnet, Base, Arbitrum, Soneium, X Layer, World Chain and Zora turned v2 and v3 fees on',
    date: '2026-03',
    source: sources.feeHistory,
  },
  {
    id: 'tally-ended',
    what: 'Tally announced its end',
    date: '2026-03-17',
    source: 'https://newsletter.tally.xyz/p/tally-is-shutting-down',
  },
  {
    id: 'poll-options',
    what: 'The process asks for the options for, against and abstain',
    date: '2026-04',
    source: sources.governanceProcess,
  },
  {
    id: 'fees-on-bnb-polygon',
    what: 'BNB Chain, Polygon and, for v3, Celo turned fees on',
    date: '2026-06',
    source: sources.feeHistory,
  },
  {
    id: 'fees-on-robinhood',
    what: 'Robinhood Chain turned v2 and v3 fees on',
    date: '2026-07-27',
    isEstimate: true,
    source: sources.feeHistory,
  },
  {
    id: 'v4-fees-on',
    what: 'V4FeeAdapter became the fee controller of v4 on seven networks',
    date: '2026-07-27',
    isEstimate: true,
    source: sources.feeHistory,
  },
];
