import {sources} from './sources';
import type {DatedEvent, State} from './state';

const V2 = 'https://github.com/Uniswap/v2-subgraph/commit';
const V3 = 'https://github.com/Uniswap/v3-subgraph/commit';
const V4 = 'https://github.com/Uniswap/v4-subgraph/commit';

const change = (id: string, {what, date, source}: Omit<DatedEvent, 'id'>): DatedEvent => ({
  id: `subgraph-${id}`,
  what,
  date,
  source,
});

/** Changes of the subgraphs' code, by the UTC day on which the main branch got them. */
export const subgraphEvents: readonly DatedEvent[] = [
  change('v3-supply', {
    what: 'v3: Token.totalSupply is the supply',
    date: '2024-03-25',
    source: `${V3}/19e64ca`,
  }),
  change('v3-positions', {
    what: 'v3: positions were removed from the code',
    date: '2024-04-01',
    source: `${V3}/4c2a3ea`,
  }),
  change('v3-growth', {
    what: 'v3: fee growth of pools was removed from the code',
    date: '2024-04-01',
    source: `${V3}/4c2a3ea`,
  }),
  change('v2-positions', {
    what: 'v2: positions were removed from the code, and nothing counts providers',
    date: '2024-04-23',
    source: `${V2}/5245085`,
  }),
  change('v2-supply', {
    what: 'v2: Token.totalSupply is the supply',
    date: '2024-04-23',
    source: `${V2}/6f3c29f`,
  }),
  change('v3-event-ids', {
    what: 'v3: ids of events are hash-logIndex',
    date: '2024-04-12',
    source: `${V3}/4fda7e3`,
  }),
  change('v3-close', {
    what: 'v3: PoolDayData.close is the last price',
    date: '2024-05-29',
    source: `${V3}/b22849c`,
  }),
  change('hosted-ended', {
    what: 'The Graph’s hosted service ended',
    date: '2024-06-12',
    source: 'https://github.com/graphprotocol/docs/pull/707',
  }),
  change('v3-minimum', {
    what: 'v3: a token is priced from 20 ETH on',
    date: '2024-06-21',
    source: `${V3}/99a325a`,
  }),
  change('v2-dai-pair', {
    what: 'v2: the DAI pair is configured with an address that is not a pair',
    date: '2025-03-19',
    source: `${V2}/7c89ee6`,
  }),
  change('v3-bytes', {
    what: 'v3: ids of tokens and pools are bytes',
    date: '2025-03-19',
    source: `${V3}/6154335`,
  }),
  change('v3-factory-id', {
    what: 'v3: the id of the factory is in lower case on every chain',
    date: '2025-06-30',
    source: `${V3}/dd1f059`,
  }),
  change('v4-euler', {
    what: 'v4: hooks of EulerSwap have rows',
    date: '2025-06-11',
    source: `${V4}/d0ffd5c`,
  }),
  change('v4-fee-tier', {
    what: 'v4: Pool.feeTier is the fee of the last swap',
    date: '2025-06-18',
    source: `${V4}/a829b1e`,
  }),
  change('v2-usd-swapped', {
    what: 'v2: User.usdSwapped was removed from the code',
    date: '2025-07-14',
    source: `${V2}/4844e2f`,
  }),
  change('v4-arrakis', {
    what: 'v4: hooks of Arrakis have rows',
    date: '2025-08-11',
    source: `${V4}/b17f5d9`,
  }),
  change('v4-external', {
    what: 'v4: Pool.isExternalLiquidity was added',
    date: '2026-03-05',
    source: `${V4}/4f50a45`,
  }),
  change('v4-latest', {
    what: 'v4: the last commit whose schema is described here',
    date: '2026-06-08',
    source: `${V4}/fc74dfc`,
  }),
  change('v3-latest', {
    what: 'v3: the last commit whose schema is compared here',
    date: '2026-06-16',
    source: `${V3}/0f8631d`,
  }),
  change('v2-latest', {
    what: 'v2: the last commit whose schema is compared here',
    date: '2026-06-23',
    source: `${V2}/468ce7b`,
  }),
];

const listed = {asOf: '2026-09-21', source: sources.subgraphList};

/** What is known of deployed subgraphs. */
export const subgraphStates: readonly State[] = [
  {
    id: 'subgraph-listed',
    subject: 'Ids on Ethereum in Uniswap’s list',
    value: 'listed, not deployed by Uniswap',
    ...listed,
  },
  {
    id: 'subgraph-unlisted',
    subject: 'Ids on other chains',
    value: 'was listed, not confirmed since',
    asOf: '2026-04-07',
    source: 'https://github.com/Uniswap/docs/tree/8c5d09e2',
  },
];
