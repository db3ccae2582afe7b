import {parseEther, parseUnits} from 'viem';
import {client, clientOf, requireBalance, run} from '../../support/chain';
import {key, type PoolKey, usdc} from '../support/pool';
import {swapInPool} from '../support/swap';
import {explain} from './support/explain';
import {
  call,
  deployLimitOrders,
  filledIn,
  type LimitOrder,
  ordersAbi,
  placeOrder,
  readTick,
} from './support/limitOrders';
import {openPool} from './support/openPool';
import {refusal} from './support/refusal';

const SPACING = key.tickSpacing;
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const amountIn = parseEther('0.01');

/** Prints why a call is refused; nothing is sent. */
const printRefusal = async (what: string, refused: Promise<unknown>) =>
  console.log(`${what}: ${explain(await refusal(refused))}`);

/** Prints how far a purchase of ether has moved the price, what it has filled, and its gas. */
async function buyEther(poolKey: PoolKey, pays: string): Promise<void> {
  const before = await readTick(poolKey);
  const swap = {poolKey, zeroForOne: false, amountSpecified: -parseUnits(pays, usdc.decimals)};
  const receipt = await swapInPool(swap);
  const after = await readTick(poolKey);
  const ranges = Math.floor(after / SPACING) - Math.floor(before / SPACING);
  const batches = filledIn(receipt).length;
  console.log(`${ranges} ranges passed, ${batches} batches filled: ${receipt.gasUsed} gas`);
}

run(async () => {
  await requireBalance(usdc, 2n * liquidityUsdc);
  const hooks = await deployLimitOrders();
  const poolKey = {...key, hooks};
  await openPool(poolKey, liquidityUsdc);
  const start = Math.floor((await readTick(poolKey)) / SPACING) * SPACING;
  const above = (ranges: number): LimitOrder => {
    const tickLower = start + ranges * SPACING;
    return {poolKey, tickLower, sells0: true, amountIn};
  };

  // #region refused
  await printRefusal('in the range of the price', placeOrder(above(0)));
  await printRefusal('of nothing', placeOrder({...above(1), amountIn: 0n}));
  const foreign = {address: hooks, abi: ordersAbi, functionName: 'place'} as const;
  const args = [key, start + SPACING, true, amountIn] as const;
  await printRefusal(
    'in a pool without the hook',
    client.simulateContract({...foreign, args, value: amountIn}),
  );
  const {orderId, batchId} = await placeOrder(above(1));
  await printRefusal('withdraw before it is filled', call(hooks, 'withdraw', orderId));
  await printRefusal('fill before the price has passed', call(hooks, 'fill', batchId));
  const stranger = {
    address: hooks,
    abi: ordersAbi,
    functionName: 'cancel',
    args: [orderId],
  } as const;
  await printRefusal('cancel by a stranger', clientOf(1).simulateContract(stranger));
  // #endregion refused

  // #region gas
  await buyEther(poolKey, '5'); // stays within a range
  await buyEther(poolKey, '80');
  await printRefusal('cancel after it is filled', call(hooks, 'cancel', orderId));
  for (const ranges of [4, 5, 6]) await placeOrder(above(ranges));
  await buyEther(poolKey, '230');
  // #endregion gas

  // #region long
  const far = await placeOrder(above(30));
  await buyEther(poolKey, '1200');
  const isPassed = {
    address: hooks,
    abi: ordersAbi,
    functionName: 'isPassed',
    args: [far.batchId],
  } as const;
  console.log(`batch ${far.batchId} is passed: ${await client.readContract(isPassed)}`);
  const filled = await call(hooks, 'fill', far.batchId);
  console.log(`filled by a call of its own: ${filledIn(filled).join()}`);
  // #endregion long
});
