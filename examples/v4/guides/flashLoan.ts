import assert from 'node:assert/strict';
import {formatUnits} from 'viem';
import {addressOf, client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {balances, usdc} from '../../support/pair';
import {manager} from '../support/manager';
import {makeOrder, openGap, traderAbi} from './support/gap';

const show = (units: bigint) => `${formatUnits(units, usdc.decimals)} USDC`;

run(async () => {
  await openGap();
  const order = await makeOrder();
  if (!order) return console.log('No profit is left after the tolerance: nothing was sent.');

  // #region deploy
  const source = {file: 'examples/v4/guides/FlashBorrower.sol', contract: 'GapTrader'};
  const routers = [addressOf('UniswapV2Router02'), addressOf('SwapRouter02')];
  const trader = await deploy(source, [manager.address, ...routers]);
  // #endregion deploy

  // #region trade
  const [lender, caller] = [await balances(manager.address), await balances()];
  const call = {address: trader, abi: traderAbi, functionName: 'trade', args: [order]} as const;
  const {request} = await client.simulateContract(call);
  const {gasUsed} = await confirm(await client.writeContract(request));
  // #endregion trade

  // #region verify
  const profit = (await balances()).usdc - caller.usdc;
  assert.ok(profit >= order.profitMinimum);
  assert.deepEqual(await balances(manager.address), lender); // no fee, not one unit
  assert.deepEqual(await balances(trader), {usdc: 0n, weth: 0n});
  // #endregion verify
  console.log(`borrowed    ${show(order.amountBorrowed)} of ${show(lender.usdc)}`);
  console.log(`profit      ${show(profit)}, at least ${show(order.profitMinimum)}`);
  console.log(`PoolManager has what it had`);
  console.log(`gas         ${gasUsed}`);
});
