import {erc20Abi, parseAbi, parseEther, parseUnits} from 'viem';
import {account, client, clientOf, requireBalance, run} from '../../support/chain';
import {manager} from '../support/manager';
import {key, type PoolKey, usdc} from '../support/pool';
import {quoteOf, swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {explain, quoteOrError} from './support/explain';
import {openPool} from './support/openPool';
import {randomAmounts} from './support/randomAmounts';
import {refusal} from './support/refusal';

// #region constants
const FLAGS = (1n << 7n) | (1n << 3n); // beforeSwap and its delta
const source = {file: 'examples/v4/hooks/SpecifiedFee.sol', contract: 'SpecifiedFee'};
const twin = {file: 'examples/v4/hooks/SwapCounter.sol', contract: 'SwapCounter'};
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const SEED = 1;
const COUNT = 25; // amounts of each kind of swap
const mostIn = {ether: parseEther('1'), usdc: parseUnits('2000', usdc.decimals)};
// #endregion constants

const feeHookAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct SwapParams { bool zeroForOne; int256 amountSpecified; uint160 sqrtPriceLimitX96; }',
  'function beforeSwap(address sender, PoolKey key, SwapParams params, bytes hookData) returns (bytes4, int256, uint24)',
  'function withdraw(address currency)',
]);

/** Ends the program where a test fails, with what was expected and what came. */
function assertEqual(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)}, not ${String(expected)}`);
}

// #region twin
/** A swap with the hook is the swap of its twin with 0.1% less input, or 0.1% more output. */
async function compare(
  hooked: PoolKey,
  plain: PoolKey,
  zeroForOne: boolean,
  isExactInput: boolean,
) {
  const isEther = isExactInput === zeroForOne;
  for (const amount of randomAmounts(COUNT, isEther ? mostIn.ether : mostIn.usdc, SEED)) {
    const fee = amount / 1_000n;
    const [asked, expected] = isExactInput ? [-amount, -(amount - fee)] : [amount, amount + fee];
    const actual = await quoteOrError({poolKey: hooked, zeroForOne, amountSpecified: asked});
    const twins = await quoteOrError({poolKey: plain, zeroForOne, amountSpecified: expected});
    assertEqual(actual, twins, `${asked} units`);
  }
  const kind = `${isExactInput ? 'exact input' : 'exact output'} of ${isEther ? 'ETH' : 'USDC'}`;
  console.log(`${kind}: ${COUNT} amounts, each as in the twin`);
}
// #endregion twin

run(async () => {
  await requireBalance(usdc, 3n * liquidityUsdc);

  // #region setup
  const args = [manager.address, account];
  const hooked = {...key, hooks: await deployMined(source, {flags: FLAGS, args})};
  const twinHook = await deployMined(twin, {flags: 1n << 6n, args: [manager.address]});
  const plain = {...key, hooks: twinHook}; // changes no amount
  await openPool(hooked, liquidityUsdc);
  await openPool(plain, liquidityUsdc);
  // #endregion setup

  // #region fuzz
  for (const zeroForOne of [true, false])
    for (const isExactInput of [true, false])
      await compare(hooked, plain, zeroForOne, isExactInput);
  // #endregion fuzz

  // #region edges
  const one = {poolKey: hooked, zeroForOne: true, amountSpecified: -1n};
  console.log(`1 wei: ${await quoteOrError(one)}`);
  const beyond = {poolKey: hooked, zeroForOne: true, amountSpecified: 2n * liquidityUsdc};
  const [error] = String(await quoteOrError(beyond)).split('(');
  console.log(`more USDC than there is: ${error}`);
  // #endregion edges

  // #region same
  const sell = {poolKey: hooked, zeroForOne: true, amountSpecified: -mostIn.ether};
  const quoted = await quoteOf(sell);
  const receipt = await swapInPool(sell);
  assertEqual(await receivedIn(receipt.blockNumber), quoted, 'received another amount than quoted');
  console.log(`a transaction gives what was quoted: ${quoted} units of USDC`);
  // #endregion same

  // #region refused
  const withdraw = {address: hooked.hooks, abi: feeHookAbi, functionName: 'withdraw'} as const;
  const stranger = clientOf(1).simulateContract({...withdraw, args: [key.currency0]});
  console.log(`withdraw by a stranger: ${explain(await refusal(stranger))}`);
  const {poolKey, zeroForOne, amountSpecified} = sell;
  const params = {zeroForOne, amountSpecified, sqrtPriceLimitX96: 0n};
  const direct = {address: hooked.hooks, abi: feeHookAbi, functionName: 'beforeSwap'} as const;
  const called = client.simulateContract({...direct, args: [account, poolKey, params, '0x']});
  console.log(`beforeSwap by an account: ${explain(await refusal(called))}`);
  // #endregion refused
});

/** How much more USDC the account has at the end of a block than before it. */
async function receivedIn(blockNumber: bigint): Promise<bigint> {
  const balanceOf = {address: usdc.address, abi: erc20Abi, functionName: 'balanceOf'} as const;
  const at = (block: bigint) =>
    client.readContract({...balanceOf, args: [account], blockNumber: block});
  return (await at(blockNumber)) - (await at(blockNumber - 1n));
}
