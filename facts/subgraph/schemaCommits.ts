import type {SubgraphVersion} from './versions';

/** A commit that changed a schema between the documented and the latest one. */
export type SchemaCommit = {
  commit: string;
  /** Date of the commit, which may be days before its merge. */
  date: string;
  /** The entities and fields that it added, removed or changed. */
  changes: readonly string[];
};

/** The commits that changed the schema of each version; every difference is in exactly one. */
export const schemaCommits: Readonly<Record<SubgraphVersion, readonly SchemaCommit[]>> = {
  v3: [
    {
      commit: '061a09c',
      date: '2024-03-26',
      changes: ['Position', 'PositionSnapshot'],
    },
    {
      commit: 'ad77cf2',
      date: '2024-03-26',
      changes: [
        'Tick.volumeToken0',
        'Tick.volumeToken1',
        'Tick.volumeUSD',
        'Tick.untrackedVolumeUSD',
        'Tick.feesUSD',
        'Tick.collectedFeesToken0',
        'Tick.collectedFeesToken1',
        'Tick.collectedFeesUSD',
        'Tick.liquidityProviderCount',
        'Tick.feeGrowthOutside0X128',
        'Tick.feeGrowthOutside1X128',
        'TickHourData',
        'TickDayData',
      ],
    },
    {
      commit: '7c19c11',
      date: '2024-03-27',
      changes: [
        'Pool.feeGrowthGlobal0X128',
        'Pool.feeGrowthGlobal1X128',
        'PoolDayData.feeGrowthGlobal0X128',
        'PoolDayData.feeGrowthGlobal1X128',
        'PoolHourData.feeGrowthGlobal0X128',
        'PoolHourData.feeGrowthGlobal1X128',
      ],
    },
    {
      commit: '6154335',
      date: '2025-03-19',
      changes: ['Token.id', 'Pool.id', 'Tick.poolAddress'],
    },
  ],
  v2: [
    {
      commit: 'fee8e74',
      date: '2024-04-11',
      changes: ['Token.derivedETH', 'Transaction.mints', 'Transaction.burns', 'Transaction.swaps'],
    },
    {
      commit: '19e04d5',
      date: '2024-04-11',
      changes: [
        'Pair.liquidityPositions',
        'Pair.liquidityPositionSnapshots',
        'User.liquidityPositions',
        'LiquidityPosition',
        'LiquidityPositionSnapshot',
      ],
    },
    {
      commit: 'ec90ef8',
      date: '2025-03-18',
      changes: ['TokenHourData', 'PairTokenLookup'],
    },
    // Removed on a branch on 2025-04-29 (c157bd3), brought back there, and removed for good.
    {commit: '84f2b0e', date: '2025-07-09', changes: ['User.usdSwapped']},
  ],
};
