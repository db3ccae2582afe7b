import assert from 'node:assert/strict';
import {tickToPrice} from '@uniswap/v3-sdk';
import {decodeFunctionResult, type Hex} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {account, client, deadlineIn, isSandbox, run} from '../../../support/chain';
import {balances, byName, minus, printChanges} from '../../../support/pair';
import {readPool} from '../../support/readPool';
import {allowanceFor, amountOf, baseUnits, requireAmounts, show} from '../../support/tokens';
import {USDC, WETH} from '../../support/tokens';
import {addedIn} from '../liquidity/support/added';
import {buyUntil} from '../liquidity/support/buyUntil';
import {manager, managerAbi, positionManager, send} from '../liquidity/support/manager';
import {readPosition} from '../liquidity/support/readPosition';
import {
  deadlineSeconds,
  encodeMint,
  encodeRemoval,
  feePips,
  orderIn,
  range,
  soldWei,
  sqrtPriceAt,
  untilFilled,
} from './support/rangeOrder';
import {mintByViem, removalByViem} from './support/rangeOrderByViem';

async function main(): Promise<void> {
  await requireAmounts(amountOf(WETH, soldWei));
  const before = await balances();
  const tokenId = await place();
  const filled = untilFilled();
  if (await isSandbox()) await watchItFill(tokenId); // elsewhere others move the price
  await filled;
  console.log('filled');
  await remove(tokenId);
  printChanges({before, after: await balances()});
}

async function place(): Promise<bigint> {
  // #region place
  const order = orderIn(await readPool(USDC, WETH, feePips));
  const deadline = await deadlineIn(deadlineSeconds);
  const mint = encodeMint(order, deadline);
  assert.equal(mint.calldata, mintByViem(order, deadline));

  const takes = byName(order.mintAmounts.amount0, order.mintAmounts.amount1);
  const deposit = amountOf(WETH, BigInt(takes.weth.toString())); // exactly what the mint takes
  const {logs} = await withAllowances([allowanceFor(positionManager, deposit)], () => send(mint));
  const {tokenId, liquidity, amount0, amount1} = addedIn(logs);
  assert.deepEqual(byName(amount0, amount1), {usdc: 0n, weth: baseUnits(deposit)});
  assert.equal(liquidity, BigInt(order.liquidity.toString()));
  // #endregion place
  const ends = [range.tickLower, range.tickUpper].map((tick) => tickToPrice(WETH, USDC, tick));
  const prices = ends
    .sort((one, other) => (one.lessThan(other) ? -1 : 1))
    .map((price) => price.toFixed(2));
  console.log(
    `ticks ${range.tickLower} to ${range.tickUpper}, ${prices.join(' to ')} USDC per WETH`,
  );
  console.log(`sell ${show(deposit)}, liquidity ${liquidity}`);
  return tokenId;
}

async function watchItFill(tokenId: bigint): Promise<void> {
  for (const usdcPerWeth of ['2100', '2200', '2250']) {
    await buyUntil(sqrtPriceAt(usdcPerWeth)); // somebody else moves the price
    // #region holdings
    const {pool, liquidity, amount0, amount1} = await readPosition(tokenId);
    const decrease = {
      ...{tokenId, liquidity: BigInt(liquidity.toString())},
      ...{amount0Min: baseUnits(amount0), amount1Min: baseUnits(amount1)},
      deadline: await deadlineIn(deadlineSeconds),
    };
    const {result} = await client.simulateContract({
      ...{...manager, account},
      functionName: 'decreaseLiquidity',
      args: [decrease],
    });
    assert.deepEqual(result, [baseUnits(amount0), baseUnits(amount1)]); // the contract's amounts
    // #endregion holdings
    const {usdc, weth} = byName(amount0, amount1);
    console.log(`${usdcPerWeth}, tick ${pool.tickCurrent}: ${show(usdc)} + ${show(weth)}`);
  }
}

async function remove(tokenId: bigint): Promise<void> {
  const before = await balances();
  // #region remove
  const order = await readPosition(tokenId);
  const deadline = await deadlineIn(deadlineSeconds);
  const removal = encodeRemoval(tokenId, order, deadline);
  const viem = removalByViem(tokenId, order, deadline);
  assert.equal(removal.calldata, viem);

  const {data = '0x'} = await client.call({account, to: positionManager, data: viem});
  await send(removal);
  // #endregion remove

  // #region verify
  const results = decodeFunctionResult({abi: managerAbi, functionName: 'multicall', data});
  const collected = byName(...amountsIn('collect', results[1]));
  if (await isSandbox()) assert.deepEqual(minus(await balances(), before), collected);
  const sold = byName(order.amount0, order.amount1).usdc;
  const feesUsdc = collected.usdc - baseUnits(sold); // what was collected beyond the sale
  // #endregion verify
  console.log(`sold for ${show(sold)}, fees ${show(amountOf(USDC, feesUsdc))}`);
}

const amountsIn = (functionName: 'collect', data: Hex = '0x') =>
  decodeFunctionResult({abi: managerAbi, functionName, data});

run(main);
