import assert from 'node:assert/strict';
import {encodeFunctionData, parseAbi, parseEther, parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm, requireBalance, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {deployUnlocker, manager} from '../support/manager';
import {idOf, key, usdc} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {feesOwed} from './support/fees';
import {changesOfPosition, donatedTo, feesPaid} from './support/lifetime';
import {tradeBothWays} from './support/market';
import {mintPosition} from './support/mintPosition';
import {leastFrom, positionOf} from './support/plan';
import {showPair} from './support/show';

const [largeTradesWei, smallTradesWei] = [parseEther('20'), parseEther('10')];
const donation = parseUnits('1000', usdc.decimals);
const diaryAbi = parseAbi([
  'event Modified(uint256 indexed tokenId, int256 liquidityChange, int128 fees0, int128 fees1)',
]);

type Pair = readonly [bigint, bigint];
const sumOf = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [wei]) => sum + wei, 0n),
  pairs.reduce((sum, [, units]) => sum + units, 0n),
];

run(async () => {
  await requireBalance(usdc, donation);
  const fromBlock = await client.getBlockNumber();
  const {tokenId, liquidity} = await mintPosition();
  // A subscriber is handed the fees of each change. Here it checks what the program computes.
  const source = {file: 'examples/v4/concepts/PositionDiary.sol', contract: 'PositionDiary'};
  const diary = await deploy(source, [positions.address]);
  const subscription = {functionName: 'subscribe', args: [tokenId, diary, '0x']} as const;
  await confirm(await client.writeContract({...positions, ...subscription}));

  // #region life
  const take = ['TAKE_PAIR', key.currency0, key.currency1, account] as const;
  await tradeBothWays(largeTradesWei); // in the local chain
  const collection = await modifyLiquidities([
    ['DECREASE_LIQUIDITY', tokenId, 0n, 0n, 0n, '0x'], // no liquidity, so no amounts to limit
    take,
  ]);
  await tradeBothWays(smallTradesWei);
  const half = liquidity / 2n;
  const least = leastFrom(await positionOf(half));
  const removal = await modifyLiquidities([
    ['DECREASE_LIQUIDITY', tokenId, half, ...least, '0x'],
    take,
  ]);
  await tradeBothWays(smallTradesWei);
  // #endregion life

  // #region donate
  const tradesOnly = await feesOwed(tokenId);
  const unlocker = await deployUnlocker(donation);
  const args = [key, 0n, donation, '0x'] as const;
  const donate = encodeFunctionData({...manager, functionName: 'donate', args});
  await unlocker.run([donate], [{currency: usdc.address, least: -donation}]);
  // #endregion donate

  // #region lifetime
  const blocks = {fromBlock, toBlock: await client.getBlockNumber()};
  const changes = await changesOfPosition(idOf(key), tokenId, blocks);
  const paid = await feesPaid(changes);
  for (const [at, {args: change}] of changes.entries()) {
    console.log(
      `liquidity ${String(change.liquidityDelta).padEnd(16)} paid ${showPair(paid[at] ?? [0n, 0n])}`,
    );
  }
  const owed = await feesOwed(tokenId, blocks.toBlock);
  console.log(`uncollected                paid ${showPair(owed)}`);
  console.log(`lifetime                        ${showPair(sumOf([...paid, owed]))}`);
  const donated = await donatedTo(changes, blocks);
  console.log(`of it donated                   ${showPair(donated)}`);
  // #endregion lifetime

  // #region check
  const notified = [collection, removal].flatMap(({logs}) =>
    parseEventLogs({abi: diaryAbi, logs}).map(({args: {fees0, fees1}}) => [fees0, fees1]),
  );
  assert.deepEqual(
    notified,
    paid.slice(1).map((pair) => [...pair]),
  );
  assert.ok(owed[1] - tradesOnly[1] - donated[1] <= 1n); // each part is rounded down
  console.log('the subscriber was handed the same fees');
  // #endregion check
});
