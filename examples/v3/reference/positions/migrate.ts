import {encodeFunctionData, parseAbi, parseEventLogs} from 'viem';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../../support/chain';
import {byName, showBoth, token0, token1} from '../../../support/pair';
import {amountsToAdd, feePips, positionWithin, range, readPool} from '../../liquidity/support/plan';
import {
  provideToV2,
  readV2Liquidity,
  signPairPermit,
  worthOf,
} from '../../migration/support/v2Liquidity';
import {show, weth} from '../support/tokens';
import {manager} from './support/manager';

const migrator = {
  address: addressOf('V3Migrator'),
  abi: parseAbi([
    'struct MigrateParams { address pair; uint256 liquidityToMigrate; uint8 percentageToMigrate; address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; bool refundAsETH; }',
    'function migrate(MigrateParams params)',
    'function multicall(bytes[] data) payable returns (bytes[] results)',
    'function nonfungiblePositionManager() view returns (address)',
    'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  ]),
} as const;

async function migrate(): Promise<void> {
  // #region plan
  const v2 = await readV2Liquidity();
  const worth = byName(...worthOf(v2.liquidity, v2));
  const position = positionWithin(await readPool(), worth.usdc, worth.weth);
  const {amount0Min, amount1Min} = amountsToAdd(position);
  const deadline = await deadlineIn(600n);
  const allowed = {spender: migrator.address, value: v2.liquidity, deadline};
  const permit = await signPairPermit(v2.pair, allowed);
  // #endregion plan

  // #region migrate
  const params = {
    ...{pair: v2.pair, liquidityToMigrate: v2.liquidity, percentageToMigrate: 100},
    ...{token0: token0.address, token1: token1.address, fee: feePips, ...range},
    ...{amount0Min, amount1Min, recipient: account, deadline, refundAsETH: true},
  };
  const permitting = encodeFunctionData({...migrator, functionName: 'selfPermit', args: permit});
  const migrating = encodeFunctionData({...migrator, functionName: 'migrate', args: [params]});
  const args = [[permitting, migrating]] as const;
  const before = await client.getBalance({address: account});
  const receipt = await confirm(
    await client.writeContract({...migrator, functionName: 'multicall', args}),
  );
  const [added] = parseEventLogs({...manager, ...receipt, eventName: 'IncreaseLiquidity'});
  // #endregion migrate
  if (!added) throw new Error('nothing was migrated');
  const gasWei = receipt.gasUsed * receipt.effectiveGasPrice;
  const refund = (await client.getBalance({address: account})) - before + gasWei;
  console.log(`from the pair  ${showBoth(worth)}`);
  console.log(`in v3          ${showBoth(byName(added.args.amount0, added.args.amount1))}`);
  console.log(`refunded       ${show(refund, {...weth, symbol: 'ETH'})}`);
}

run(async () => {
  // #region manager
  const positions = await client.readContract({
    ...migrator,
    functionName: 'nonfungiblePositionManager',
  });
  console.log(`mints at NonfungiblePositionManager: ${positions === manager.address}`);
  // #endregion manager
  await provideToV2();
  await migrate();
});
