import {
  encodeFunctionData,
  parseAbi,
  parseEther,
  parseEventLogs,
  parseSignature,
  parseUnits,
} from 'viem';
import {addressOf, client, confirm, run} from '../../../support/chain';
import {showBoth} from '../../../support/pair';
import {amountsToAdd, feePips, positionWithin, range, readPool} from '../../liquidity/support/plan';
import {deadlineSoon} from '../periphery/support/router';
import {show, usdc, weth} from '../support/tokens';
import {manager} from './support/manager';
import {pair, pairPermit, provideToPair} from './support/pair';

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

const account = client.account.address;

/** What the pair pays for liquidity that is burnt now. */
async function worthOf(liquidity: bigint): Promise<[usdc: bigint, weth: bigint]> {
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});
  return [(reserve0 * liquidity) / supply, (reserve1 * liquidity) / supply];
}

/** The holder signs that the migrator may take this much of the pair's liquidity, and no more. */
async function permitMigrator(value: bigint, deadline: bigint) {
  const nonce = await client.readContract({...pair, functionName: 'nonces', args: [account]});
  const message = {owner: account, spender: migrator.address, value, nonce, deadline};
  const {r, s, yParity} = parseSignature(await client.signTypedData({...pairPermit, message}));
  return [pair.address, value, deadline, 27 + yParity, r, s] as const;
}

async function migrate(liquidity: bigint): Promise<void> {
  // #region plan
  const [amountUsdc, amountWei] = await worthOf(liquidity);
  const amounts = amountsToAdd(positionWithin(await readPool(), amountUsdc, amountWei));
  const {amount0Min, amount1Min} = amounts;
  const [deadline, permit] = [
    await deadlineSoon(),
    await permitMigrator(liquidity, await deadlineSoon()),
  ];
  // #endregion plan

  // #region migrate
  const params = {
    ...{pair: pair.address, liquidityToMigrate: liquidity, percentageToMigrate: 100},
    ...{token0: usdc.address, token1: weth.address, fee: feePips, ...range},
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
  console.log(`from the pair  ${showBoth({usdc: amountUsdc, weth: amountWei})}`);
  console.log(`in v3          ${showBoth({usdc: added.args.amount0, weth: added.args.amount1})}`);
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
  await migrate(await provideToPair(parseUnits('10000', 6), parseEther('5')));
});
