import assert from 'node:assert/strict';
import {formatUnits, parseAbi, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {approve, usdc} from '../../reverts/v2/support/v2';
import {inUsdc, inWeth, pair, tester} from '../reference/support/contracts';

const file = 'examples/v2/reference/PairCaller.sol';
const abi = parseAbi(['function sell(uint256 amount0In, uint256 amount1Out, uint256 deadline)']);
const amount0In = parseUnits('100000', 6);

const reserves = () => client.readContract({...pair, functionName: 'getReserves'});
/** The time of the next block, in Unix seconds. */
const nextBlockAt = (timestamp: number) =>
  tester.setNextBlockTimestamp({timestamp: BigInt(timestamp)});

/** Both sums up to this block, and its time. */
async function observe() {
  await confirm(await client.writeContract({...pair, functionName: 'sync'}));
  const [, , timestamp] = await reserves();
  const sum0 = await client.readContract({...pair, functionName: 'price0CumulativeLast'});
  const sum1 = await client.readContract({...pair, functionName: 'price1CumulativeLast'});
  return {timestamp, sum0, sum1};
}

run(async () => {
  const caller = {address: await deploy({file, contract: 'PairCaller'}, [pair.address]), abi};
  await approve(usdc, caller.address, amount0In);
  const first = await observe();

  await nextBlockAt(first.timestamp + 1_200);
  const [reserve0, reserve1] = await reserves();
  const withFee = amount0In * 997n;
  const quoted = (withFee * reserve1) / (reserve0 * 1_000n + withFee);
  const args = [amount0In, quoted, BigInt(first.timestamp + 1_800)] as const;
  await confirm(await client.writeContract({...caller, functionName: 'sell', args}));
  const [after0, after1] = await reserves();

  await nextBlockAt(first.timestamp + 1_800);
  const second = await observe();
  console.log(`1,200 s at ${inUsdc(reserve0)} and ${inWeth(reserve1)}`);
  console.log(`  600 s at ${inUsdc(after0)} and ${inWeth(after1)}`);

  // #region average
  const seconds = BigInt(second.timestamp - first.timestamp);
  const average1X112 = BigInt.asUintN(256, second.sum1 - first.sum1) / seconds;
  const average0X112 = BigInt.asUintN(256, second.sum0 - first.sum0) / seconds;
  /** From 10⁻⁶ USDC per wei to USDC per WETH, with 6 digits. */
  const inUsdcPerWeth = (priceX112: bigint) => formatUnits((priceX112 * 10n ** 18n) >> 112n, 6);

  console.log(`average1X112  ${average1X112}`);
  console.log(`average of USDC per WETH      ${inUsdcPerWeth(average1X112)}`);
  console.log(`1 / average of WETH per USDC  ${inUsdcPerWeth(2n ** 224n / average0X112)}`);
  // #endregion average
  assert.equal(seconds, 1_800n);
});
