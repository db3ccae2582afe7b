import {encodeFunctionData, type Hex, parseEther, parseUnits} from 'viem';
import {approve} from '../../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../../support/chain';
import {type Amounts, balances, inOrder, minus, showBoth} from '../../../support/pair';
import {router02Abi} from '../../support/abis';
import {buyWeth} from '../../support/market';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {allowanceFor, amountOf, USDC, WETH} from '../../support/tokens';
import {undone} from '../../support/undone';
import {callsByViem, missingApprovals} from './support/encodeSwapAndAdd';
import {deadlineSeconds, feePips, range, slippageTolerance} from './support/plan';
import {planOf} from './support/swapAndAddPlan';

const router02 = addressOf('SwapRouter02');
const usdcOnly: Amounts = {usdc: parseUnits('10000', 6), weth: 0n};
const wethOnly: Amounts = {usdc: 0n, weth: parseEther('5')};

/** What the router and the position manager refuse, and what they let pass. */
async function main(): Promise<void> {
  const calls = await callsFor(usdcOnly);
  const [swap = '0x', pull = '0x', approveUsdc = '0x', approveWeth = '0x', ...rest] = calls;

  // #region errors
  await printFailure('without allowance', () => attempt(calls));
  await approve(allowanceFor(router02, amountOf(USDC, usdcOnly.usdc)));
  await approve(allowanceFor(router02, amountOf(WETH, wethOnly.weth)));
  await printFailure('deadline passed', () => attempt(calls, -1n));
  await printFailure('without approveMax', () => attempt([swap, pull, ...rest]));
  const withoutPull = [swap, approveUsdc, approveWeth, ...rest];
  await printFailure('without pull', () => attempt(withoutPull));
  // #endregion errors

  // #region moved
  const others = await callsFor(wethOnly);
  await undone(async () => {
    await buyWeth(parseUnits('10000', 6)); // WETH becomes dearer by about 1%
    await printFailure('WETH dearer, USDC held', () => attempt(calls));
    await printFailure('WETH dearer, WETH held', () => attempt(others));
  });
  // #endregion moved

  // #region within
  const before = await balances();
  await buyWeth(parseUnits('1000', 6)); // about 0.1%
  await confirm(await client.sendTransaction({to: router02, data: await inOne(calls)}));
  const left = minus(usdcOnly, minus(before, await balances()));
  console.log(`after a trade within the tolerance: left over ${showBoth(left)}`);
  // #endregion within
}

async function callsFor(held: Amounts): Promise<Hex[]> {
  const pool = await readPool(USDC, WETH, feePips);
  const plan = await planOf(pool, range, inOrder(held), slippageTolerance);
  return callsByViem(plan, await missingApprovals(plan));
}

/** The calls in one, which the chain refuses after so many seconds. */
async function inOne(calls: readonly Hex[], seconds = deadlineSeconds): Promise<Hex> {
  const args = [await deadlineIn(seconds), calls] as const;
  return encodeFunctionData({abi: router02Abi, functionName: 'multicall', args});
}

const attempt = async (calls: readonly Hex[], seconds?: bigint) =>
  client.call({account, to: router02, data: await inOne(calls, seconds)});

run(main);
