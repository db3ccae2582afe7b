import assert from 'node:assert/strict';
import {decodeFunctionResult, type Hex} from 'viem';
import {account, client, deadlineIn, isSandbox, run} from '../../../support/chain';
import {whileApproved} from '../../support/allowances';
import {readPool} from '../../support/readPool';
import {amountOf, balanceOf, baseUnits, requireAmounts, show} from '../../support/tokens';
import {USDC, WETH} from '../../support/tokens';
import {addedIn} from '../liquidity/support/added';
import {buyUntil} from '../liquidity/support/buyUntil';
import {manager, managerAbi, positionManager, send} from '../liquidity/support/manager';
import {requireUsdcFirst} from '../liquidity/support/plan';
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
  requireUsdcFirst();
  await requireAmounts(amountOf(WETH, soldWei));
  const before = {usdc: await balanceOf(USDC), weth: await balanceOf(WETH)};
  const tokenId = await place();
  const filled = untilFilled();
  if (await isSandbox()) await watchItFill(tokenId); // elsewhere others move the price
  await filled;
  console.log('filled');
  await remove(tokenId);
  const after = {usdc: await balanceOf(USDC), weth: await balanceOf(WETH)};
  console.log(`  USDC  ${before.usdc.toExact()} → ${after.usdc.toExact()}`);
  console.log(`  WETH  ${before.weth.toExact()} → ${after.weth.toExact()}`);
}

async function place(): Promise<bigint> {
  // #region place
  const order = orderIn(await readPool(USDC, WETH, feePips));
  const deadline = await deadlineIn(deadlineSeconds);
  const mint = encodeMint(order, deadline);
  assert.equal(mint.calldata, mintByViem(order, deadline));

  const depositWei = BigInt(order.mintAmounts.amount1.toString());
  const deposit = amountOf(WETH, depositWei); // exactly what the mint takes
  const {logs} = await whileApproved([deposit], positionManager, () => send(mint));
  const {tokenId, liquidity, amount0, amount1} = addedIn(logs);
  assert.deepEqual([amount0, amount1], [0n, depositWei]);
  assert.equal(liquidity, BigInt(order.liquidity.toString()));
  // #endregion place
  const prices = [order.token0PriceUpper, order.token0PriceLower].map((one) =>
    one.invert().toFixed(2),
  );
  console.log(
    `ticks ${range.tickLower} to ${range.tickUpper}, ${prices.join(' to ')} USDC per WETH`,
  );
  console.log(`sell ${show(amountOf(WETH, amount1))}, liquidity ${liquidity}`);
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
    console.log(`${usdcPerWeth}, tick ${pool.tickCurrent}: ${show(amount0)} + ${show(amount1)}`);
  }
}

async function remove(tokenId: bigint): Promise<void> {
  const before = {usdc: await balanceOf(USDC), weth: await balanceOf(WETH)};
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
  const [usdc, wei] = amountsIn('collect', results[1]);
  if (await isSandbox()) {
    assert.equal(baseUnits(await balanceOf(USDC)) - baseUnits(before.usdc), usdc);
    assert.equal(baseUnits(await balanceOf(WETH)) - baseUnits(before.weth), wei);
  }
  const feesUsdc = usdc - baseUnits(order.amount0); // what was collected beyond the sale
  // #endregion verify
  console.log(`sold for ${show(order.amount0)}, fees ${show(amountOf(USDC, feesUsdc))}`);
}

const amountsIn = (functionName: 'collect', data: Hex = '0x') =>
  decodeFunctionResult({abi: managerAbi, functionName, data});

run(main);
