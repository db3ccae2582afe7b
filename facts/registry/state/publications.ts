import type {DatedEvent} from './state';

/** Works of research, contracts of v4 and lists about them that concept pages date. */
export const publicationEvents: readonly DatedEvent[] = [
  {
    id: 'v4-created',
    what: 'PoolManager of v4 was created on Ethereum mainnet',
    date: '2025-01-23',
    source: 'https://github.com/Uniswap/contracts/blob/b246f140/deployments/json/1.json',
  },
  {
    id: 'hooks-listed',
    what: 'The public list of v4 hooks was generated with 551 entries',
    date: '2026-08-20',
    source: 'https://github.com/Uniswap/hooklist/blob/8633bf4d/hooklist.json',
  },
  {
    id: 'uniroute-published',
    what: 'The public copy of UniRoute, Uniswap’s router, contained the rules for hooks that a guide lists',
    date: '2026-08-21',
    source:
      'https://github.com/Uniswap/uniroute-public/blob/5811ae15/src/lib/poolCaching/util/v4HooksPoolsFiltering.ts',
  },
  {
    id: 'routing-allowlist-private',
    what: 'A hook author learned that the routing allowlist changes in a private repository',
    date: '2026-03-20',
    source: 'https://github.com/Uniswap/routing-api/pull/1351',
  },
  {
    id: 'periphery-hooks-removed',
    what: 'The repository of v4-periphery removed BaseHook, HookMiner and its hooks',
    date: '2026-02-06',
    source: 'https://github.com/Uniswap/v4-periphery/commit/5da22e60',
  },
  {
    id: 'v4-audit-openzeppelin',
    what: 'OpenZeppelin reported on v4-core',
    date: '2024-07-17',
    source: 'https://github.com/Uniswap/docs/blob/8c5d09e2/docs/contracts/v4/concepts/security.mdx',
  },
  {
    id: 'v4-audit-certora',
    what: 'Certora reported on v4-core, as a draft',
    date: '2024-07',
    source: 'https://github.com/Uniswap/docs/blob/8c5d09e2/docs/contracts/v4/concepts/security.mdx',
  },
  {
    id: 'v4-audits-published',
    what: 'The other reports on v4-core and those on v4-periphery were published',
    date: '2024-09-05',
    source: 'https://github.com/Uniswap/docs/blob/8c5d09e2/docs/contracts/v4/concepts/security.mdx',
  },
  {
    id: 'v4-bounty-announced',
    what: 'A bug bounty of 15.5 million USD was announced for v4',
    date: '2024-11',
    source: 'https://github.com/Uniswap/docs/blob/8c5d09e2/docs/contracts/v4/concepts/security.mdx',
  },
  {
    id: 'v4-audits-permissioned',
    what: 'The repository of v4-periphery added the reports on permissioned pools',
    date: '2026-08-20',
    source: 'https://github.com/Uniswap/v4-periphery/commit/dce236d4',
  },
  {
    id: 'paper-layer-2',
    what: '“Layer 2 be or Layer not 2 be: Scaling on Uniswap v3” was submitted',
    date: '2024-03',
    source: 'https://arxiv.org/abs/2403.09494',
  },
  {
    id: 'paper-liquidity-drivers',
    what: '“What Drives Liquidity on Decentralized Exchanges?” was submitted',
    date: '2024-10',
    source: 'https://arxiv.org/abs/2410.19107',
  },
];
