import {sources} from './sources';
import type {DatedEvent, State} from './state';

const UNISWAPX = 'https://github.com/Uniswap/UniswapX/commit';

/**
 * Versions and endings of UniswapX. A version has the month in which the main branch of its sources
 * got its reactor, which is neither a release nor a deployment.
 */
export const uniswapxEvents: readonly DatedEvent[] = [
  {
    id: 'uniswapx-v2',
    what: 'The sources got the reactor of V2 orders',
    date: '2024-01',
    source: `${UNISWAPX}/3c52662f`,
  },
  {
    id: 'uniswapx-priority',
    what: 'The sources got the reactor of priority orders',
    date: '2024-07',
    source: `${UNISWAPX}/a21d7679`,
  },
  {
    id: 'uniswapx-v3',
    what: 'The sources got the reactor of V3 orders',
    date: '2024-09',
    source: `${UNISWAPX}/e4bd92a2`,
  },
  {
    id: 'v1-orders-notice',
    what: 'Uniswap Labs announced that its API will stop accepting V1 orders',
    date: '2025-03-19',
    source: sources.v1OrdersNotice,
  },
  {
    id: 'v1-orders-ended',
    what: 'The API stopped accepting V1 orders, according to the notice’s heading',
    date: '2025-09-03',
    source: sources.v1OrdersNotice,
  },
  {
    id: 'arbitrum-v2-retired',
    what: 'The V2 reactor on Arbitrum was deprecated, according to Uniswap’s list',
    date: '2025-04-15',
    source:
      'https://github.com/Uniswap/docs/blob/8c5d09e2/docs/contracts/uniswapx/04-deployments.md',
  },
];

const inUse = (chainId: number, value: string): State => ({
  id: 'uniswapx-orders',
  subject: 'Orders in use',
  value,
  chainId,
  asOf: '2026-09-21',
  source: sources.uniswapxDeployments,
});

const ofService = (id: string, subject: string, value: string, source: string): State => ({
  id,
  subject,
  value,
  asOf: '2026-09-21',
  source,
});

/** Which orders each network uses, and what the service for fillers and quoters asks for. */
export const uniswapxStates: readonly State[] = [
  inUse(1, 'V2, by time; limit orders on the V1 reactor'),
  ...[8453, 130].map((chainId) => inUse(chainId, 'V3, by block; Priority is winding down')),
  ...[42161, 56, 43114, 4217, 4663, 143, 57073, 5042].map((chainId) =>
    inUse(chainId, 'V3, by block'),
  ),
  ofService(
    'order-list-limits',
    'Limits of the list of orders',
    'at most the last 50 orders, cached; 4 requests a second',
    sources.uniswapxFaq,
  ),
  ofService(
    'order-webhooks',
    'Webhooks for orders',
    'deprecated: existing ones continue, new ones are rejected; poll the list',
    sources.uniswapxFaq,
  ),
  ofService(
    'quoter-application',
    'How to apply as a quoter',
    'through [the form](https://developers.uniswap.org/quoter) or by email to quoters@uniswap.org; Uniswap Labs vets each applicant',
    sources.becomeQuoter,
  ),
  ofService(
    'quoter-beta',
    'Beta service for new quoters',
    'needs an API key, and at least 5 exclusive fills before the decay starts',
    sources.becomeQuoter,
  ),
  ofService(
    'quote-limit',
    'Time to answer a request',
    '500 ms on every chain',
    sources.becomeQuoter,
  ),
];
