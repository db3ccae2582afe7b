import assert from 'node:assert/strict';
import {decodeFunctionData, encodeFunctionData, parseEther, parseUnits, size, slice} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {
  account,
  addressOf,
  client,
  confirm,
  deadlineIn,
  isSandbox,
  run,
} from '../../../support/chain';
import {
  type Amounts,
  balances,
  byName,
  inOrder,
  minus,
  showBoth,
  usdc,
  weth,
} from '../../../support/pair';
import {router02Abi} from '../../support/abis';
import {readPool} from '../../support/readPool';
import {
  allowanceOf,
  amountOf,
  balanceOf,
  requireAmounts,
  show,
  USDC,
  WETH,
} from '../../support/tokens';
import {addedIn} from './support/added';
import {callsBySdk, callsByViem, missingApprovals} from './support/encodeSwapAndAdd';
import {manager} from './support/manager';
import {deadlineSeconds, feePips, range, slippageTolerance} from './support/plan';
import {type Plan, planOf} from './support/swapAndAddPlan';

// #region constants
const router02 = addressOf('SwapRouter02');
const usdcOnly: Amounts = {usdc: parseUnits('10000', 6), weth: 0n}; // 10,000 USDC, no WETH
const moreWeth: Amounts = {usdc: parseUnits('1000', 6), weth: parseEther('5')}; // 1,000 USDC, 5 WETH
// #endregion constants

async function swapAndAdd(held: Amounts): Promise<void> {
  const before = await balances();

  // #region send
  const pool = await readPool(USDC, WETH, feePips);
  const plan = await planOf(pool, range, inOrder(held), slippageTolerance);
  const approvals = await missingApprovals(plan);
  const calls = callsByViem(plan, approvals);
  const deadline = await deadlineIn(deadlineSeconds);
  const args = [deadline, calls] as const;
  const data = encodeFunctionData({abi: router02Abi, functionName: 'multicall', args});

  const allowances = [
    {token: usdc.address, spender: router02, amount: held.usdc},
    {token: weth.address, spender: router02, amount: held.weth},
  ].filter(({amount}) => amount > 0n);
  const {logs, gasUsed} = await withAllowances(allowances, async () =>
    confirm(await client.sendTransaction({to: router02, data})),
  );
  // #endregion send

  // #region verify
  const {tokenId, liquidity, amount0, amount1} = addedIn(logs);
  const {position} = plan;
  assert.deepEqual(calls, callsBySdk(plan, approvals));
  if (await isSandbox()) {
    assert.equal(String(liquidity), String(position.liquidity)); // the SDK foretold it
    assert.equal(String(amount0), String(position.mintAmounts.amount0));
    assert.equal(String(amount1), String(position.mintAmounts.amount1));
  }

  const owner = {...manager, functionName: 'ownerOf', args: [tokenId]} as const;
  assert.equal(await client.readContract(owner), account);
  const left = minus(held, minus(before, await balances()));
  assert(left.usdc >= 0n && left.weth >= 0n); // no more was spent than held
  const share = worthOf(plan, left) / worthOf(plan, held);
  if (await isSandbox()) assert(share < 1e-6); // nobody else trades there
  for (const token of [USDC, WETH]) {
    assert((await allowanceOf(token, router02)).equalTo(0));
    assert((await balanceOf(token, router02)).equalTo(0));
  }
  // #endregion verify
  const names = calls.map(
    (call) => decodeFunctionData({abi: router02Abi, data: call}).functionName,
  );
  console.log(`held       ${showBoth(held)}`);
  console.log(`sold       ${show(plan.trade.inputAmount)}, found in ${plan.rounds.length} quotes`);
  console.log(`bought     ${show(plan.trade.outputAmount)}`);
  console.log(`position   ${tokenId}: ${showBoth(byName(amount0, amount1))}`);
  console.log(`left over  ${showBoth(left)} = ${left.usdc} and ${left.weth} base units`);
  console.log(`           ${(share * 1e6).toFixed(2)} millionths of what was held`);
  console.log(`calldata   ${slice(data, 0, 4)}…, ${size(data)} bytes, ${gasUsed} gas`);
  console.log(`           ${names.join(', ')}`);
}

/** What amounts are worth in whole USDC, at the price after the swap. */
function worthOf({position}: Plan, amounts: Amounts): number {
  const ofWeth = position.pool.priceOf(WETH).quote(amountOf(WETH, amounts.weth));
  return Number(amountOf(USDC, amounts.usdc).add(ofWeth).toExact());
}

run(async () => {
  await requireAmounts(amountOf(USDC, usdcOnly.usdc));
  await swapAndAdd(usdcOnly);
  if (!(await isSandbox())) return; // one position is enough where it costs something
  console.log();
  await swapAndAdd(moreWeth);
});
