import {sources} from './sources';
import type {DatedEvent} from './state';

/** Votes, by the day on which they were executed. */
export const governanceEvents: readonly DatedEvent[] = [
  {
    id: 'vote-93-executed',
    what: 'Vote 93, UNIfication, was executed',
    date: '2025-12-27',
    source: sources.unification,
  },
  {
    id: 'vote-94-executed',
    what: 'Vote 94 gave mainnet’s v3 factory to V3OpenFeeAdapter',
    date: '2026-03-06',
    source: sources.ownerChanged,
  },
];
