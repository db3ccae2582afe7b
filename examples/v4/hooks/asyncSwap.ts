import {formatUnits, type Hex, parseAbi, parseEther, parseEventLogs, parseUnits} from 'viem';
import {
  account,
  client,
  confirm,
  deadlineIn,
  requireBalance,
  run,
  tokenOf,
} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {atLeast} from '../../universal-router/support/quotes';
import {encode, execute} from '../../universal-router/support/router';
import {listOf} from '../support/actions';
import {manager} from '../support/manager';
import {key, type PoolKey, usdc} from '../support/pool';
import {planSwap, quoteOf} from '../support/swap';
import {deployMined} from './support/deployMined';
import {explain, quoteOrError} from './support/explain';
import {changesOf} from './support/holdings';
import {openPool} from './support/openPool';
import {refusal} from './support/refusal';

// #region constants
const FLAGS = (1n << 7n) | (1n << 3n); // beforeSwap and its delta
const source = {file: 'examples/v4/hooks/AsyncSwaps.sol', contract: 'AsyncSwaps'};
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const amountIn = parseEther('0.01');
const weth = tokenOf('WETH');
const inUsdc = (amount: bigint) => `${formatUnits(amount, usdc.decimals)} USDC`;
// #endregion constants
const abi = parseAbi([
  'function fill(uint256 orderId)',
  'function cancel(uint256 orderId)',
  'event Taken(uint256 indexed orderId, address indexed owner, uint256 amountIn)',
]);

/** What the hook is asked to do with the input: the owner, the least to give, and until when. */
const termsOf = (minimum: bigint, deadline: bigint): Hex =>
  encode('address owner, uint256 minimum, uint256 deadline', account, minimum, deadline);

// #region demo-only request
// demo-only: to the router the minimum is 0; the hook has its own, in hookData.
async function request(poolKey: PoolKey, hookData: Hex): Promise<bigint> {
  const swap = {poolKey, zeroForOne: true, amountIn, amountOutMinimum: 0n, hookData};
  const actions = listOf([
    ['SWAP_EXACT_IN_SINGLE', swap],
    ['SETTLE_ALL', poolKey.currency0, amountIn],
  ]);
  const receipt = await execute([[command.V4_SWAP, actions]], amountIn);
  const [taken] = parseEventLogs({abi, eventName: 'Taken', logs: receipt.logs});
  if (!taken) throw new Error('no order was taken');
  console.log(`order ${taken.args.orderId}: swapper ${await changesOf(account, receipt)}`);
  console.log(`         hook    ${await changesOf(poolKey.hooks, receipt)}`);
  return taken.args.orderId;
}
// #endregion request

// #region end
/** Fills or cancels an order; prints what its owner has more afterwards, or why it is refused. */
async function end(poolKey: PoolKey, functionName: 'fill' | 'cancel', orderId: bigint) {
  const call = {address: poolKey.hooks, abi, functionName, args: [orderId]} as const;
  const {request} = await client.simulateContract(call);
  const receipt = await confirm(await client.writeContract(request));
  console.log(`${functionName} ${orderId}: owner ${await changesOf(account, receipt)}`);
}
// #endregion end

run(async () => {
  await requireBalance(usdc, 2n * liquidityUsdc);

  // #region deploy
  const hooks = await deployMined(source, {flags: FLAGS, args: [manager.address]});
  const poolKey = {...key, hooks};
  await openPool(poolKey, liquidityUsdc);
  // #endregion deploy

  // #region quote
  const market = await quoteOf({poolKey: key, zeroForOne: true, amountSpecified: -amountIn});
  const minimum = atLeast(market);
  const hookData = termsOf(minimum, await deadlineIn(600n));
  const sell = {poolKey, zeroForOne: true, amountSpecified: -amountIn, hookData};
  console.log(`the market quotes ${inUsdc(market)}, this pool ${inUsdc(await quoteOf(sell))}`);
  // #endregion quote

  // #region refused
  const {steps} = await planSwap(sell, market);
  console.log(`with a minimum: ${explain(await refusal(execute(steps, amountIn)))}`);
  console.log(`without terms: ${await quoteOrError({...sell, hookData: '0x'})}`);
  const exact = {...sell, amountSpecified: minimum};
  console.log(`exact output: ${await quoteOrError(exact)}`);
  const hop = {fee: key.fee, tickSpacing: key.tickSpacing};
  const path = [
    {...hop, intermediateCurrency: usdc.address, hooks, hookData},
    {...hop, intermediateCurrency: weth.address, hooks: key.hooks, hookData: '0x'},
  ];
  const swap = {currencyIn: key.currency0, path, amountIn, amountOutMinimum: minimum};
  const plan = [[command.V4_SWAP, listOf([['SWAP_EXACT_IN', swap]])]] as const;
  console.log(`with another pool next: ${explain(await refusal(execute(plan, amountIn)))}`);
  // #endregion refused

  // #region fill
  const first = await request(poolKey, hookData);
  await end(poolKey, 'fill', first);
  console.log(`fill again: ${explain(await refusal(end(poolKey, 'fill', first)))}`);
  // #endregion fill

  // #region cancel
  const greedy = termsOf(market * 2n, await deadlineIn(600n));
  const second = await request(poolKey, greedy);
  console.log(`fill ${second}: ${explain(await refusal(end(poolKey, 'fill', second)))}`);
  await end(poolKey, 'cancel', second);
  // #endregion cancel
});
