import {client, confirm, reverts} from '../../../support/reproduce';
import {manager} from '../manager';
import {createPool, initialize, uni, usdc, weth} from '../pool';
import {approve, deadlineIn, router} from '../router';

const recipient = client.account.address;
const held = 1_000_000n; // base units of each token
const fee = 10_000; // 1%

/** Swaps that no pool, an empty one or a shallow one is to serve. */
export async function swapCases(): Promise<void> {
  const limits = {sqrtPriceLimitX96: 0n, deadline: await deadlineIn(600n)};
  const sale = {tokenIn: usdc, recipient, amountIn: held, amountOutMinimum: 1n, ...limits};
  const sell = {...router, functionName: 'exactInputSingle'} as const;
  await reverts('exactInputSingle, amountIn 2^255', {
    ...sell,
    args: [{...sale, tokenOut: weth, fee: 3_000, amountIn: 2n ** 255n}],
  });
  await approve(usdc, {to: router.address, amount: held});
  await reverts('exactInputSingle, 60,000 gas where it takes about 110,000', {
    ...sell,
    args: [{...sale, tokenOut: weth, fee: 3_000}],
    gas: 60_000n,
  });
  const saleForUni = {...sale, tokenOut: uni, fee};
  await reverts('exactInputSingle, no pool at that fee', {...sell, args: [saleForUni]});

  await initialize(await createPool());
  await reverts('exactInputSingle, a pool without liquidity', {...sell, args: [saleForUni]});

  await provide();
  const purchase = {tokenIn: usdc, tokenOut: uni, fee, recipient, ...limits};
  const amounts = {amountOut: 2n * held, amountInMaximum: 10n * held};
  await approve(usdc, {to: router.address, amount: amounts.amountInMaximum});
  await reverts('exactOutputSingle, more than the pool holds', {
    ...router,
    functionName: 'exactOutputSingle',
    args: [{...purchase, ...amounts}],
  });
}

/** Opens a position around the price 1 of that pool, which takes both tokens in full. */
async function provide(): Promise<void> {
  for (const token of [uni, usdc]) await approve(token, {to: manager.address, amount: held});
  const range = {tickLower: -200, tickUpper: 200};
  const desired = {amount0Desired: held, amount1Desired: held};
  const minimums = {amount0Min: held - 1n, amount1Min: held - 1n};
  const deadline = await deadlineIn(600n);
  const args = [
    {token0: uni, token1: usdc, fee, ...range, ...desired, ...minimums, recipient, deadline},
  ] as const;
  await confirm(await client.writeContract({...manager, functionName: 'mint', args}));
}
