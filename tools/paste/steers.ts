/** Programs that ask a local node for more than public endpoints answer, each with its reason. */
export const STEERS: Readonly<Record<string, string>> = {
  'contracts/swapByEveryTool.ts': 'sets the time of blocks, as deadlines are bytes that cost gas',
  'sdk/v3/local/steer.ts': 'shows how to steer the local node',
  'sdk/v3/advanced/priceOracle.ts': 'lets time pass, so that averages and history change',
  'v2/guides/oracleFixed.ts': 'sets the time of blocks, as an average needs an hour',
  'v2/guides/oracleSliding.ts': 'sets the time of blocks, as an average needs two hours',
  'v3/staker/mine.ts': 'sets the time of blocks, as a reward needs days',
  'v3/reference/factory.ts': 'acts as the owner of the factory',
  'v3/reference/governance/owner.ts': 'acts as the owner of the factory',
  'v4/concepts/fees.ts': 'acts as the owner of PoolManager',
  'sdk/v4/swaps/quoteFees.ts': 'acts as the owner of PoolManager',
  'v4/concepts/oracleHook.ts': 'sets the time of blocks, as a mean needs half an hour',
  'v4/environment/steer.ts': 'acts as the owner of a hook',
  'uniswapx/fill.ts': 'sets the time of blocks, as an order decays by them',
  'uniswapx/fills.ts': 'sets the time of blocks, as an order decays by them',
};
