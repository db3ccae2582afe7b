import {sources} from './sources';
import type {DatedEvent, State} from './state';

/** Days on which the Trading API's rules and its published schema were so. */
export const tradingApiEvents: readonly DatedEvent[] = [
  {
    id: 'trading-api-slippage',
    what: 'The Trading API began to reject quotes without a slippage, according to its notice',
    date: '2026-10-04',
    source: sources.slippageNotice,
  },
  {
    id: 'trading-api-schema',
    what: 'A public copy of the schema of the Trading API was made',
    date: '2026-08-01',
    source: sources.tradingApiSchema,
  },
  {
    id: 'trading-api-reference',
    what: 'The reference pages of the Trading API with their examples were read',
    date: '2026-08-22',
    source: sources.tradingApiReference,
  },
  {
    id: 'trading-api-errors',
    what: 'Uniswap’s documentation listed the errors of the Trading API',
    date: '2026-09-21',
    source: sources.tradingApiErrors,
  },
];

const ofService = (id: string, subject: string, value: string, source: string): State => ({
  id,
  subject,
  value,
  asOf: '2026-09-21',
  source,
});

/** What Uniswap Labs states of its services for swaps and wallets. */
export const tradingApiStates: readonly State[] = [
  ofService('trading-api-price', 'Price of the Trading API', 'free', sources.tradingApiFaq),
  ofService(
    'trading-api-rate',
    'Rate of the Trading API',
    '6 requests a second for a key',
    sources.tradingApiErrors,
  ),
  ofService(
    'trading-api-priority',
    'Priority orders in the Trading API',
    'no longer returned',
    sources.tradingApiFaq,
  ),
  ofService(
    'calibur-listed',
    'Calibur in Uniswap’s list of deployments',
    '1.1.0 alone, on 11 networks',
    sources.caliburDeployments,
  ),
];
