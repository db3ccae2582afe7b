import {formatUnits, parseEther, parseUnits} from 'viem';
import {account, requireBalance, run} from '../../support/chain';
import {eth} from '../../universal-router/support/printChanges';
import type {Source} from '../../support/contract';
import {manager} from '../support/manager';
import {key, type PoolKey, usdc} from '../support/pool';
import {quoteWithGas, swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {quoteOrError} from './support/explain';
import {bitsOf, type Flag} from './support/flags';
import {differencesOf} from './support/holdings';
import {openPool} from './support/openPool';
import {admissionOf} from './support/routing';

// #region hooks
type Hook = Source & {flags: readonly Flag[]};
const hooks: readonly Hook[] = [
  {file: 'examples/v4/hooks/SwapCounter.sol', contract: 'SwapCounter', flags: ['afterSwap']},
  {
    file: 'examples/v4/hooks/PriorityTax.sol',
    contract: 'PriorityTax',
    flags: ['afterSwap', 'afterSwapReturnDelta'],
  },
  {file: 'examples/v4/hooks/ExactInputOnly.sol', contract: 'ExactInputOnly', flags: ['beforeSwap']},
];
// #endregion hooks
const liquidityUsdc = parseUnits('10000', usdc.decimals);
// Not the gas of an estimate: it has no gas price, so that a hook can do less in it.
const GAS_LIMIT = 500_000n;

// #region swaps
/** Both directions, exact input (below 0) and exact output; a router tries all four. */
const swaps = [
  ['pay 0.01 ETH', {zeroForOne: true, amountSpecified: -parseEther('0.01')}],
  ['receive 20 USDC', {zeroForOne: true, amountSpecified: parseUnits('20', 6)}],
  ['pay 20 USDC', {zeroForOne: false, amountSpecified: -parseUnits('20', 6)}],
  ['receive 0.01 ETH', {zeroForOne: false, amountSpecified: parseEther('0.01')}],
] as const;
// #endregion swaps

// #region compare
/** Quotes and swaps in all four ways; prints each quote, and how far the swap was from it. */
async function compare(poolKey: PoolKey): Promise<void> {
  for (const [what, swap] of swaps) {
    const quoted = await quoteOrError({poolKey, ...swap});
    if (typeof quoted === 'string') {
      console.log(`  ${what.padEnd(16)} no quote: ${quoted}`);
      continue;
    }
    const receipt = await swapInPool({poolKey, ...swap}, GAS_LIMIT);
    const [wei, units] = await differencesOf(account, receipt);
    const isOfUsdc = swap.amountSpecified < 0n === swap.zeroForOne;
    const {decimals, symbol} = isOfUsdc ? usdc : eth;
    const change = isOfUsdc ? units : wei;
    const swapped = change < 0n ? -change : change;
    const off =
      swapped === quoted ? 'swapped the same' : `swapped ${formatUnits(swapped, decimals)}`;
    console.log(`  ${what.padEnd(16)} quoted ${formatUnits(quoted, decimals)} ${symbol}, ${off}`);
  }
}
// #endregion compare

run(async () => {
  await requireBalance(usdc, BigInt(hooks.length) * 2n * liquidityUsdc);
  const [, sale] = swaps[0];
  const plain = await quoteWithGas({poolKey: key, ...sale});
  for (const {flags, ...source} of hooks) {
    const address = await deployMined(source, {flags: bitsOf(flags), args: [manager.address]});
    const poolKey = {...key, hooks: address};
    await openPool(poolKey, liquidityUsdc);
    // #region gas
    console.log(`${source.contract}: ${admissionOf(poolKey)}`);
    const {gas} = await quoteWithGas({poolKey, ...sale});
    console.log(`  gas              ${gas}, ${gas - plain.gas} more than without a hook`);
    // #endregion gas
    await compare(poolKey);
  }
});
