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
    id: 'periphery-hooks-removed',
    what: 'The repository of v4-periphery removed BaseHook, HookMiner and its hooks',
    date: '2026-02-06',
    source: 'https://github.com/Uniswap/v4-periphery/commit/5da22e60',
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
