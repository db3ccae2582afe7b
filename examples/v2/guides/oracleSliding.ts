import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {inUsdc, pair} from '../reference/support/contracts';
import {usdc, weth} from '../support/tokens';
import {
  approveRouter,
  averageOfLogs,
  nextBlockAt,
  priceNow,
  slidingAbi,
  trade,
} from './support/oracles';

// #region constants
const stepSeconds = 600n;
const steps = 6n; // a window of 3,600 s
const amountIn = parseUnits('100000', 6);
const oneWeth = parseEther('1');
// #endregion constants

const file = 'examples/v2/guides/SlidingWindowOracle.sol';

run(async () => {
  // #region deploy
  const args = [pair.address, stepSeconds, steps];
  const address = await deploy({file, contract: 'SlidingWindowOracle'}, args);
  const oracle = {address, abi: slidingAbi} as const;
  // #endregion deploy
  await approveRouter(usdc, amountIn);
  const start = {block: await client.getBlockNumber(), time: 0n, price: await priceNow()};

  // #region upkeep
  const {timestamp} = await client.getBlock();
  const first = (timestamp / stepSeconds + 1n) * stepSeconds;
  const update = async (step: bigint) => {
    await nextBlockAt(first + step * stepSeconds);
    await confirm(await client.writeContract({...oracle, functionName: 'update'}));
  };
  for (let step = 0n; step < steps; step += 1n) await update(step);
  // #endregion upkeep

  // #region trade
  const tradedAt = first + (steps - 1n) * stepSeconds + 12n;
  await trade({amountIn, path: [usdc.address, weth.address]}, tradedAt);
  // #endregion trade
  const consult = {...oracle, functionName: 'consult', args: [weth.address, oneWeth]} as const;
  console.log(`before   ${inUsdc((start.price * oneWeth) >> 112n)} per WETH`);
  console.log(`then     ${inUsdc(((await priceNow()) * oneWeth) >> 112n)} per WETH`);

  for (let step = steps; step < 2n * steps; step += 1n) {
    await update(step);
    const average = await client.readContract(consult);
    const now = first + step * stepSeconds;
    const oldest = {...start, time: now - (steps - 1n) * stepSeconds};
    assert.equal(average, ((await averageOfLogs(oldest, now)) * oneWeth) >> 112n);
    console.log(`${String(now - tradedAt).padStart(4)} s   ${inUsdc(average)} per WETH`);
  }
});
