import {
  formatEther,
  formatUnits,
  parseAbi,
  parseEther,
  parseEventLogs,
  parseUnits,
  toHex,
} from 'viem';
import {requireBalance, run} from '../../support/chain';
import {router} from '../../universal-router/support/router';
import {manager} from '../support/manager';
import {key, usdc} from '../support/pool';
import {type Swap, swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {quoteOrError} from './support/explain';
import {openPool} from './support/openPool';

// #region constants
const SWAP_FLAGS = (1n << 7n) | (1n << 6n); // beforeSwap and afterSwap
const source = {file: 'examples/v4/hooks/SwapLimit.sol', contract: 'SwapLimit'};
const mostInWei = parseEther('0.5');
const liquidityUsdc = parseUnits('10000', usdc.decimals);
// #endregion constants
const events = parseAbi([
  'event Before(bytes32 indexed id, address sender, bool zeroForOne, int256 amountSpecified, bytes hookData)',
  'event After(bytes32 indexed id, address sender, int128 amount0, int128 amount1)',
]);

/** Prints what the hook was told by a swap. */
async function swapAndPrint(what: string, swap: Swap): Promise<void> {
  // #region logs
  const {logs} = await swapInPool(swap);
  console.log(what);
  for (const {eventName, args} of parseEventLogs({abi: events, logs})) {
    const sender = args.sender === router.address ? 'the router' : args.sender;
    if (eventName === 'Before') {
      const {zeroForOne, amountSpecified, hookData} = args;
      console.log(`  before  sender ${sender}, zeroForOne ${zeroForOne}`);
      console.log(`          amountSpecified ${amountSpecified}, hookData ${hookData}`);
    } else {
      const amounts = [formatEther(args.amount0), formatUnits(args.amount1, usdc.decimals)];
      console.log(`  after   sender ${sender}, ${amounts[0]} ETH, ${amounts[1]} USDC`);
    }
  }
  // #endregion logs
}

run(async () => {
  await requireBalance(usdc, liquidityUsdc + parseUnits('250', usdc.decimals));

  // #region deploy
  const hooks = await deployMined(source, {flags: SWAP_FLAGS, args: [manager.address, mostInWei]});
  const poolKey = {...key, hooks};
  await openPool(poolKey, liquidityUsdc);
  // #endregion deploy

  // #region swaps
  const sell = {poolKey, zeroForOne: true, hookData: toHex('hello')};
  await swapAndPrint('pay exactly 0.1 ETH', {...sell, amountSpecified: -parseEther('0.1')});
  const buy = {poolKey, zeroForOne: false, amountSpecified: parseEther('0.1')};
  await swapAndPrint('receive exactly 0.1 ETH', buy);
  // #endregion swaps

  // #region refused
  const tooMuch = {poolKey, zeroForOne: true, amountSpecified: -parseEther('0.6')};
  console.log(`pay exactly 0.6 ETH: ${await quoteOrError(tooMuch)}`);
  const forUsdc = {...tooMuch, amountSpecified: parseUnits('1000', usdc.decimals)};
  console.log(`receive exactly 1000 USDC: ${await quoteOrError(forUsdc)}`);
  // #endregion refused
});
