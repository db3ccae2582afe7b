import assert from 'node:assert/strict';
import {CurrencyAmount, Percent, TradeType} from '@uniswap/sdk-core';
import {SwapRouter, Trade} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, parseAbi, parseEther} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {routerAbi} from '../../../v3/swaps/support/abis';
import {deadlineIn} from '../../support/deadline';
import {router, sendTrade} from '../../support/sendTrade';
import {account, approve, balanceOf, baseUnits, DAI, show} from '../../support/tokens';
import {UNI, USDC, WETH} from '../../support/tokens';
import {undone} from '../../support/undone';
import {candidatePools} from './support/candidates';
import {nameOf, printQuote, quoted, type RouteQuote} from './support/quoted';
import {disjoint, split} from './support/split';

// #region constants
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('50'))); // pay exactly this
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5 %
const parts = 20; // a split gives each route a multiple of 5 %
const deadlineSeconds = 600n;
// #endregion constants

async function main(): Promise<void> {
  // #region compute
  const pools = await candidatePools([WETH, USDC, DAI, UNI]);
  const options = {maxHops: 2, maxNumResults: 10};
  const trades = await Trade.bestTradeExactIn(pools, inputAmount, USDC, options);
  // #endregion compute

  // #region quote
  const quotes = await Promise.all(trades.map(({route}) => quoted(route, inputAmount)));
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
    shares.map((share) => quoted(share.route, inputAmount.multiply(share.parts).divide(parts))),
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
  const alongBest = Trade.createUncheckedTrade({...best, tradeType});
  const alongSplit = Trade.createUncheckedTradeWithMultipleRoutes({routes: swaps, tradeType});
  // #endregion trades

  // #region send
  const deadline = await deadlineIn(deadlineSeconds);
  const {calldata} = SwapRouter.swapCallParameters(alongSplit, {
    slippageTolerance,
    recipient: account,
    deadline: String(deadline),
  });
  await approve(inputAmount, router); // exactly the input, whatever the route
  // #endregion send
  assert.equal(calldata, calldataByViem(swaps, deadline));

  // #region verify
  const before = await balanceOf(USDC);
  const received = async () => (await balanceOf(USDC)).subtract(before);
  await undone(async () => {
    await sendTrade(alongBest, slippageTolerance);
    assert((await received()).equalTo(best.outputAmount));
    console.log(`received along the best route  ${show(await received())}`);
  });
  await confirm(await client.sendTransaction({to: router, data: calldata as Hex}));
  assert((await received()).equalTo(outputAmount));
  console.log(`received along the split       ${show(await received())}`);
  // #endregion verify
}

function printShares(shares: Awaited<ReturnType<typeof split>>): void {
  for (const {route, parts: given} of shares) {
    console.log(`  ${(100 * given) / parts} % along ${nameOf(route)}`);
  }
}

// #region viem
const multicallAbi = parseAbi(['function multicall(bytes[] data) payable returns (bytes[])']);

/** The swaps of a split in one transaction, each with a minimum of its own. */
function calldataByViem(swaps: readonly RouteQuote[], deadline: bigint): Hex {
  const calls = swaps.map(({route, inputAmount: amount, outputAmount}) => {
    const [pool] = route.pools;
    if (!pool || route.pools.length > 1) throw new Error('exactInputSingle is for one pool');
    const params = {
      tokenIn: route.input.address as Address,
      tokenOut: route.output.address as Address,
      fee: pool.fee,
      recipient: account,
      deadline,
      amountIn: baseUnits(amount),
      amountOutMinimum: (baseUnits(outputAmount) * 9_950n) / 10_000n, // less 0.5 %, rounded down
      sqrtPriceLimitX96: 0n,
    };
    return encodeFunctionData({abi: routerAbi, functionName: 'exactInputSingle', args: [params]});
  });
  return encodeFunctionData({abi: multicallAbi, functionName: 'multicall', args: [calls]});
}
// #endregion viem

run(main);
