import assert from 'node:assert/strict';
import {SwapRouter} from '@uniswap/router-sdk';
import {CurrencyAmount, Percent, TradeType} from '@uniswap/sdk-core';
import {Trade} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, parseEther} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../../support/chain';
import {isSandbox} from '../../../support/chain';
import {router02Abi} from '../../support/abis';
import {allowanceFor, balanceOf, baseUnits, DAI, requireAmounts, show} from '../../support/tokens';
import {UNI, USDC, WETH} from '../../support/tokens';
import {candidatePools} from './support/candidates';
import {nameOf, printQuote, quoted, type RouteQuote} from './support/quoted';
import {disjoint, split} from './support/split';

// #region constants
const router = addressOf('SwapRouter02');
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('50'))); // pay exactly this
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
const parts = 20; // a split gives each route a multiple of 5%
const deadlineSeconds = 600n;
// #endregion constants

async function main(): Promise<void> {
  await requireAmounts(inputAmount);

  // #region compute
  const blockNumber = await client.getBlockNumber(); // all that follows is of this block
  const pools = await candidatePools([WETH, USDC, DAI, UNI], blockNumber);
  const options = {maxHops: 2, maxNumResults: 10};
  const trades = await Trade.bestTradeExactIn(pools, inputAmount, USDC, options);
  // #endregion compute

  // #region quote
  const quotes = await Promise.all(
    trades.map(({route}) => quoted(route, inputAmount, blockNumber)),
  );
  for (const [index, trade] of trades.entries()) {
    assert(quotes[index]?.outputAmount.equalTo(trade.outputAmount)); // to the last digit
  }
  // #endregion quote
  const [best] = quotes;
  if (!best) throw new Error('no route leads from WETH to USDC');
  console.log(`pay ${show(inputAmount)}: ${trades.length} routes through ${pools.length} pools`);
  for (const quote of quotes) printQuote(nameOf(quote.route), quote, best.route);

  // #region split
  const routes = disjoint(trades.map(({route}) => route));
  const shares = await split(routes, inputAmount, parts);
  const swaps = await Promise.all(
    shares.map(({route, parts: given}) =>
      quoted(route, inputAmount.multiply(given).divide(parts), blockNumber),
    ),
  );
  const outputAmount = swaps.map((swap) => swap.outputAmount).reduce((sum, one) => sum.add(one));
  const gas = swaps.reduce((sum, swap) => sum + swap.gas, 0n);
  // #endregion split
  printQuote('split', {outputAmount, gas}, best.route);
  printShares(shares);
  const tenth = inputAmount.divide(10);
  console.log(`with ${show(tenth)}`);
  printShares(await split(routes, tenth, parts));

  // #region trades
  const tradeType = TradeType.EXACT_INPUT;
  const trade = Trade.createUncheckedTradeWithMultipleRoutes({routes: swaps, tradeType});
  const minimum = trade.minimumAmountOut(slippageTolerance);
  // #endregion trades

  // #region send
  const deadline = await deadlineIn(deadlineSeconds);
  const {calldata} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(deadline),
  });
  const before = await balanceOf(USDC);
  await withAllowances([allowanceFor(router, inputAmount)], async () =>
    confirm(await client.sendTransaction({to: router, data: calldata as Hex})),
  );
  // #endregion send

  // #region verify
  const received = (await balanceOf(USDC)).subtract(before);
  assert(!received.lessThan(minimum));
  if (await isSandbox()) {
    assert(received.equalTo(outputAmount)); // nobody else trades there
    assert.equal(calldata, calldataByViem(swaps, deadline));
  }
  // #endregion verify
  console.log(`received  ${show(received)}, at least ${show(minimum)}`);
}

function printShares(shares: Awaited<ReturnType<typeof split>>): void {
  for (const {route, parts: given} of shares) {
    console.log(`  ${(100 * given) / parts}% along ${nameOf(route)}`);
  }
}

// #region viem
/** The swaps of a split in one transaction, each with a minimum of its own. */
function calldataByViem(swaps: readonly RouteQuote[], deadline: bigint): Hex {
  const abi = router02Abi;
  const calls = swaps.map(({route, inputAmount: amount, outputAmount}) => {
    const [pool] = route.pools;
    if (!pool || route.pools.length > 1) throw new Error('exactInputSingle is for one pool');
    const params = {
      tokenIn: route.input.address as Address,
      tokenOut: route.output.address as Address,
      fee: pool.fee,
      recipient: account,
      amountIn: baseUnits(amount),
      amountOutMinimum: (baseUnits(outputAmount) * 9_950n) / 10_000n, // less 0.5%, rounded down
      sqrtPriceLimitX96: 0n,
    };
    return encodeFunctionData({abi, functionName: 'exactInputSingle', args: [params]});
  });
  return encodeFunctionData({abi, functionName: 'multicall', args: [deadline, calls]});
}
// #endregion viem

run(main);
