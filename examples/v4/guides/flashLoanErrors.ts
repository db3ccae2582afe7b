import {type Address, encodeFunctionData, type Hex, parseAbi} from 'viem';
import {addressOf, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {balances, usdc} from '../../support/pair';
import {errorOf} from '../support/errorOf';
import {manager} from '../support/manager';
import {makeOrder, openGap, traderAbi} from './support/gap';

const badAbi = parseAbi([
  'function borrow(address currency, uint256 amount, uint8 mistake)',
  'function takeOutsideOfUnlock(address currency, uint256 amount)',
]);

/** Prints the name of the error that a call ends with; it is simulated, and nothing is sent. */
async function print(mistake: string, to: Address, data: Hex): Promise<void> {
  const [name] = (await errorOf({to, data})).split('(');
  console.log(`${mistake.padEnd(20)} ${name}`);
}

run(async () => {
  // #region mistakes
  const source = {file: 'examples/v4/guides/BadBorrowers.sol', contract: 'BadBorrowers'};
  const bad = await deploy(source, [manager.address]);
  const amount = 1_000_000n; // 1 USDC
  for (const [mistake, what] of ['keeps all', 'one unit less', 'no sync'].entries()) {
    const args = [usdc.address, amount, mistake] as const;
    const data = encodeFunctionData({abi: badAbi, functionName: 'borrow', args});
    await print(what, bad, data);
  }
  // #endregion mistakes
  const {usdc: held} = await balances(manager.address);
  const args = [usdc.address, held + 1n, 0] as const;
  const tooMuch = encodeFunctionData({abi: badAbi, functionName: 'borrow', args});
  await print('more than there is', bad, tooMuch);
  const locked = {functionName: 'takeOutsideOfUnlock', args: [usdc.address, amount]} as const;
  const data = encodeFunctionData({abi: badAbi, ...locked});
  await print('outside of unlock', bad, data);

  await openGap();
  const order = await makeOrder();
  if (!order) return;
  const traderSource = {file: 'examples/v4/guides/FlashBorrower.sol', contract: 'GapTrader'};
  const routers = [addressOf('UniswapV2Router02'), addressOf('SwapRouter02')];
  const trader = await deploy(traderSource, [manager.address, ...routers]);
  const greedy = {...order, profitMinimum: order.amountBorrowed};
  const trade = encodeFunctionData({abi: traderAbi, functionName: 'trade', args: [greedy]});
  await print('too little profit', trader, trade);
});
