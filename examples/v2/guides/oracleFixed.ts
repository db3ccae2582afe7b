import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {inUsdc, pair} from '../reference/support/contracts';
import {quote} from '../support/router02';
import {usdc, weth} from '../support/tokens';
import {
  approveRouter,
  averageOfLogs,
  fixedAbi,
  nextBlockAt,
  priceNow,
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
  const path = [usdc.address, weth.address] as const;
  await approveRouter(usdc, pushUsdc);
  await approveRouter(weth, await quote(pushUsdc, path));
  const buy = {amountIn: pushUsdc, path};
  const bought = await trade(buy, openedAt + windowSeconds / 2n);
  const pushed = await priceNow();
  const sell = {amountIn: bought, path: path.toReversed()};
  const returned = await trade(sell, openedAt + windowSeconds / 2n + pushSeconds);
  // #endregion push
  console.log(`pushed to     ${inUsdcPerWeth(pushed)} per WETH for ${pushSeconds} s`);
  console.log(`then          ${inUsdcPerWeth(await priceNow())} per WETH`);
  console.log(`the push cost ${inUsdc(pushUsdc - returned)}`);

  // #region update
  await nextBlockAt(openedAt + windowSeconds);
  await confirm(await client.writeContract({...oracle, functionName: 'update'}));
  const consult = {...oracle, functionName: 'consult', args: [weth.address, oneWeth]} as const;
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
