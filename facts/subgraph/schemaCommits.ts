import type {SubgraphVersion} from './versions';

/** A commit that changed a schema of the main branch between the documented and the latest one. */
export type SchemaCommit = {
  /** The merge, where the change was made on a branch. */
  commit: string;
  /** UTC day of that commit: since then the main branch has the change. */
  date: string;
  /** The entities and fields that it added, removed or changed. */
  changes: readonly string[];
};

/** The commits that changed the schema of each version; every difference is in exactly one. */
export const schemaCommits: Readonly<Record<SubgraphVersion, readonly SchemaCommit[]>> = {
  v4: [],
  v3: [
    {
      commit: '4c2a3ea',
      date: '2024-04-01',
      changes: [
        'Position',
        'PositionSnapshot',
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
      commit: '6f3c29f',
      date: '2024-04-23',
      changes: ['Token.derivedETH', 'Transaction.mints', 'Transaction.burns', 'Transaction.swaps'],
    },
    {
      commit: '5245085',
      date: '2024-04-23',
      changes: [
        'Pair.liquidityPositions',
        'Pair.liquidityPositionSnapshots',
        'User.liquidityPositions',
        'LiquidityPosition',
        'LiquidityPositionSnapshot',
      ],
    },
    {
      commit: '7c89ee6',
      date: '2025-03-19',
      changes: ['TokenHourData', 'PairTokenLookup'],
    },
    // Removed on a branch on 2025-04-29 (c157bd3), brought back there, and removed for good.
    {commit: '4844e2f', date: '2025-07-14', changes: ['User.usdSwapped']},
  ],
};
