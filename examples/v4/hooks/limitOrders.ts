import {parseEther, parseUnits} from 'viem';
import {account, client, requireBalance, run} from '../../support/chain';
import {manager} from '../support/manager';
import {key, type PoolKey, usdc} from '../support/pool';
import {swapInPool} from '../support/swap';
import {changesOf} from './support/holdings';
import {call, deployLimitOrders, filledIn, placeOrder, readTick} from './support/limitOrders';
import {openPool} from './support/openPool';

// #region constants
const SPACING = key.tickSpacing;
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const amountInWei = parseEther('0.5');
const amountInUsdc = parseUnits('1000', usdc.decimals);
// #endregion constants

// #region range
/** The lower tick of the range that the price is in: orders go above it, or below. */
const rangeOf = async (poolKey: PoolKey): Promise<number> =>
  Math.floor((await readTick(poolKey)) / SPACING) * SPACING;
// #endregion range

// #region swap
/** Buys ether with USDC, or sells ether below 0; prints the tick, and which batches were filled. */
async function buyEther(poolKey: PoolKey, pays: string): Promise<void> {
  const zeroForOne = pays.startsWith('-');
  const amountSpecified = zeroForOne ? parseEther(pays) : -parseUnits(pays, usdc.decimals);
  const receipt = await swapInPool({poolKey, zeroForOne, amountSpecified});
  const paid = zeroForOne ? `${pays.slice(1)} ETH` : `${pays} USDC`;
  const filled = filledIn(receipt).join(', ') || 'none';
  console.log(`pay ${paid}: tick ${await readTick(poolKey)}, filled: ${filled}`);
}
// #endregion swap

run(async () => {
  await requireBalance(usdc, 2n * liquidityUsdc);

  // #region deploy
  const hooks = await deployLimitOrders();
  const poolKey = {...key, hooks};
  await openPool(poolKey, liquidityUsdc);
  const range = await rangeOf(poolKey);
  console.log(`tick ${await readTick(poolKey)}, in the range from ${range}`);
  // #endregion deploy

  // #region place
  const sell = {poolKey, tickLower: range + SPACING, sells0: true, amountIn: amountInWei};
  const first = await placeOrder(sell);
  const second = await placeOrder({...sell, amountIn: amountInWei / 2n});
  const buy = {poolKey, tickLower: range - SPACING, sells0: false, amountIn: amountInUsdc};
  const third = await placeOrder(buy);
  for (const {orderId, batchId, receipt} of [first, second, third])
    console.log(`order ${orderId}, batch ${batchId}: ${await changesOf(account, receipt)}`);
  // #endregion place

  // #region partly
  await buyEther(poolKey, '900'); // ends within the range of the first batch
  await buyEther(poolKey, '-0.5'); // and comes back below it
  // #endregion partly

  // #region fill
  await buyEther(poolKey, '2500');
  // #endregion fill

  // #region withdraw
  for (const {orderId} of [first, second]) {
    const receipt = await call(hooks, 'withdraw', orderId);
    console.log(`withdraw ${orderId}: ${await changesOf(account, receipt)}`);
  }
  // #endregion withdraw

  // #region cancel
  const receipt = await call(hooks, 'cancel', third.orderId);
  console.log(`cancel ${third.orderId}: ${await changesOf(account, receipt)}`);
  // #endregion cancel

  // #region rest
  for (const currency of [key.currency0, key.currency1]) {
    const claims = {
      ...manager,
      functionName: 'balanceOf',
      args: [hooks, BigInt(currency)],
    } as const;
    console.log(`left in the hook: ${await client.readContract(claims)} units`);
  }
  // #endregion rest
});
