import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {usdc, weth} from '../../reverts/v2/support/v2';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {inUsdc, pair} from '../reference/support/contracts';
import {
  approveRouter,
  averageOfLogs,
  fixedAbi,
  nextBlockAt,
  priceNow,
  quote,
  trade,
} from './support/oracles';

// #region constants
const windowSeconds = 3_600n;
const pushSeconds = 12n; // one block of mainnet
const pushUsdc = parseUnits('1000000', 6);
const oneWeth = parseEther('1');
// #endregion constants

const file = 'examples/v2/guides/FixedWindowOracle.sol';
const inUsdcPerWeth = (priceX112: bigint) => inUsdc((priceX112 * oneWeth) >> 112n);

run(async () => {
  // #region deploy
  const address = await deploy({file, contract: 'FixedWindowOracle'}, [
    pair.address,
    windowSeconds,
  ]);
  const oracle = {address, abi: fixedAbi} as const;
  const openedAt = await client.readContract({...oracle, functionName: 'openedAt'});
  // #endregion deploy
  const start = {block: await client.getBlockNumber(), time: openedAt, price: await priceNow()};
  console.log(`at the start  ${inUsdcPerWeth(start.price)} per WETH`);

  // #region push
  await approveRouter(usdc, pushUsdc);
  await approveRouter(weth, await quote(pushUsdc, [usdc, weth]));
  const buy = {amountIn: pushUsdc, path: [usdc, weth]} as const;
  const bought = await trade(buy, openedAt + windowSeconds / 2n);
  const pushed = await priceNow();
  const sell = {amountIn: bought, path: [weth, usdc]} as const;
  const returned = await trade(sell, openedAt + windowSeconds / 2n + pushSeconds);
  // #endregion push
  console.log(`pushed to     ${inUsdcPerWeth(pushed)} per WETH for ${pushSeconds} s`);
  console.log(`then          ${inUsdcPerWeth(await priceNow())} per WETH`);
  console.log(`the push cost ${inUsdc(pushUsdc - returned)}`);

  // #region update
  await nextBlockAt(openedAt + windowSeconds);
  await confirm(await client.writeContract({...oracle, functionName: 'update'}));
  const consult = {...oracle, functionName: 'consult', args: [weth, oneWeth]} as const;
  const average = await client.readContract(consult);
  // #endregion update
  console.log(`average       ${inUsdc(average)} per WETH over ${windowSeconds} s`);

  // #region verify
  const average1X112 = await client.readContract({...oracle, functionName: 'average1X112'});
  const fromLogs = await averageOfLogs(start, openedAt + windowSeconds);
  assert.equal(average1X112, fromLogs);
  // #endregion verify
  console.log(`from the logs ${inUsdcPerWeth(fromLogs)} per WETH`);

  // #region both
  const average0X112 = await client.readContract({...oracle, functionName: 'average0X112'});
  console.log(`1 ÷ average0  ${inUsdcPerWeth(2n ** 224n / average0X112)} per WETH`);
  // #endregion both
});
