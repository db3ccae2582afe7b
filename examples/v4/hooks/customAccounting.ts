import {type Address, parseAbi, parseEther, parseUnits} from 'viem';
import {account, client, confirm, requireBalance, run} from '../../support/chain';
import {manager} from '../support/manager';
import {key, type PoolKey, usdc} from '../support/pool';
import {swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {changesOf} from './support/holdings';
import {openPool} from './support/openPool';

// #region constants
const BEFORE_SWAP_FLAGS = (1n << 7n) | (1n << 3n); // the callback and its delta
const AFTER_SWAP_FLAGS = (1n << 6n) | (1n << 2n);
const specifiedFee = {file: 'examples/v4/hooks/SpecifiedFee.sol', contract: 'SpecifiedFee'};
const unspecifiedFee = {file: 'examples/v4/hooks/UnspecifiedFee.sol', contract: 'UnspecifiedFee'};
const args = [manager.address, account];
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const [ethAmount, usdcAmount] = [parseEther('0.01'), parseUnits('20', usdc.decimals)];
// #endregion constants

// #region cases
/** A negative amount is the exact input; zeroForOne sells ether. */
const cases = [
  ['pay 0.01 ETH', {zeroForOne: true, amountSpecified: -ethAmount}],
  ['receive 20 USDC', {zeroForOne: true, amountSpecified: usdcAmount}],
  ['pay 20 USDC', {zeroForOne: false, amountSpecified: -usdcAmount}],
  ['receive 0.01 ETH', {zeroForOne: false, amountSpecified: ethAmount}],
] as const;

/** Swaps in all four ways; prints what the swapper and the hook have more or less afterwards. */
async function swapAll(poolKey: PoolKey): Promise<void> {
  for (const [what, swap] of cases) {
    const receipt = await swapInPool({poolKey, ...swap});
    console.log(`  ${what.padEnd(16)} swapper ${await changesOf(account, receipt)}`);
    console.log(`  ${''.padEnd(16)} hook    ${await changesOf(poolKey.hooks, receipt)}`);
  }
}
// #endregion cases

// #region withdraw
const abi = parseAbi(['function withdraw(address currency)']);

async function withdraw(hook: Address): Promise<void> {
  for (const currency of [key.currency0, key.currency1]) {
    const call = {address: hook, abi, functionName: 'withdraw', args: [currency]} as const;
    const {request} = await client.simulateContract(call);
    const receipt = await confirm(await client.writeContract(request));
    console.log(`  withdraw         owner   ${await changesOf(account, receipt)}`);
  }
}
// #endregion withdraw

run(async () => {
  await requireBalance(usdc, 3n * liquidityUsdc);

  // #region specified
  console.log('SpecifiedFee');
  const before = await deployMined(specifiedFee, {flags: BEFORE_SWAP_FLAGS, args});
  const beforeKey = {...key, hooks: before};
  await openPool(beforeKey, liquidityUsdc);
  await swapAll(beforeKey);
  await withdraw(before);
  // #endregion specified

  // #region unspecified
  console.log('UnspecifiedFee');
  const after = await deployMined(unspecifiedFee, {flags: AFTER_SWAP_FLAGS, args});
  const afterKey = {...key, hooks: after};
  await openPool(afterKey, liquidityUsdc);
  await swapAll(afterKey);
  await withdraw(after);
  // #endregion unspecified
});
