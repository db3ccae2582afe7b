import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Ether, Percent} from '@uniswap/sdk-core';
import {FeeAmount, Pool, Position, Route, TICK_SPACINGS, tickToPrice} from '@uniswap/v3-sdk';
import {formatUnits, parseEther} from 'viem';
import {chain, client, isSandbox, run} from '../../../support/chain';
import {byName} from '../../../support/pair';
import {quoteExactInput} from '../../support/quote';
import {poolAddress} from '../../support/readPool';
import {sendTrade} from '../../support/sendTrade';
import {amountOf, balanceOf, baseUnits, show, USDC, WETH} from '../../support/tokens';
import {type Interval, liquidityIntervals} from './support/liquidityIntervals';
import {readState} from './support/readState';
import {readTicks} from './support/readTicks';
import {sdkTicks} from './support/sdkTicks';
import {ticksInWord} from './support/tickLens';

// #region constants
const feePips = FeeAmount.LOW; // 500: the pool that takes 0.05%
const tickSpacing = TICK_SPACINGS[feePips]; // 10
const address = poolAddress(USDC, WETH, feePips);
const soldWei = parseEther('700'); // somebody's sale, enough to cross a tick
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
const chart = {from: 1_000, to: 3_600}; // USDC per WETH, where the chart begins and ends
// #endregion constants

async function main(): Promise<void> {
  // #region read
  const blockNumber = await client.getBlockNumber();
  const state = await readState(address, blockNumber);
  const ticks = await readTicks({address, tickSpacing, blockNumber});
  // #endregion read
  console.log(`block ${blockNumber}, tick ${state.tick}, liquidity ${state.liquidity}`);

  // #region word
  const word = Math.floor(state.tick / tickSpacing) >> 8; // of the current tick
  const near = [word - 1, word, word + 1];
  const words = await Promise.all(near.map((one) => ticksInWord({address, blockNumber}, one)));
  const isNear = ({index}: {index: number}) => near.includes(Math.floor(index / tickSpacing) >> 8);
  assert.deepEqual(words.flat(), ticks.filter(isNear));
  // #endregion word

  // #region intervals
  const intervals = liquidityIntervals(ticks, state);
  const [lowest, highest] = [intervals[0], intervals.at(-1)];
  assert.equal(lowest?.liquidity, ticks[0]?.liquidityNet); // below the lowest tick there is none
  assert.equal(highest?.liquidity, -(ticks.at(-1)?.liquidityNet ?? 0n)); // nor above the highest
  // #endregion intervals

  // #region tokens
  const {sqrtPriceX96, liquidity, tick} = state;
  const [price, active] = [String(sqrtPriceX96), String(liquidity)];
  const pool = new Pool(USDC, WETH, feePips, price, active, tick, sdkTicks(ticks));
  const holdings = intervals.map((interval) => {
    const position = new Position({pool, ...interval, liquidity: String(interval.liquidity)});
    const {usdc, weth} = byName(position.amount0, position.amount1);
    return {...interval, usdc: baseUnits(usdc), wei: baseUnits(weth)};
  });
  // #endregion tokens
  for (const row of holdings) console.log(describe(row));
  writeChart(intervals);

  // #region balances
  const usdc = holdings.reduce((sum, one) => sum + one.usdc, 0n);
  const wei = holdings.reduce((sum, one) => sum + one.wei, 0n);
  const restUsdc = baseUnits(await balanceOf(USDC, address)) - usdc;
  const restWei = baseUnits(await balanceOf(WETH, address)) - wei;
  const roundsDown = (rest: bigint) => rest >= 0n && rest <= 10n; // of each amount a part of a unit
  if (await isSandbox()) assert(roundsDown(restUsdc) && roundsDown(restWei));
  // #endregion balances
  console.log(`sum ${formatUnits(usdc, 6)} USDC + ${formatUnits(wei, 18)} WETH`);
  console.log(`the pool holds ${restUsdc} and ${restWei} base units more`);

  if (!(await isSandbox())) return; // the sale below is for the local chain

  // #region cross
  const amountIn = amountOf(Ether.onChain(chain.id), soldWei); // ether pays, the router wraps it
  const [predicted] = await pool.getOutputAmount(amountIn.wrapped);
  const before = await balanceOf(USDC);
  const trade = await quoteExactInput(new Route([pool], amountIn.currency, USDC), amountIn);
  await sendTrade(trade, slippageTolerance);
  const received = (await balanceOf(USDC)).subtract(before);
  assert.equal(baseUnits(received), baseUnits(predicted));

  const after = await readState(address, await client.getBlockNumber());
  const reached = intervals.find(({tickUpper}) => after.tick < tickUpper);
  assert.equal(after.liquidity, reached?.liquidity); // as computed before the sale
  // #endregion cross
  console.log(`sold ${show(amountIn)} for ${show(received)}`);
  console.log(`tick ${after.tick}, liquidity ${after.liquidity}`);
}

// #region price
/** USDC per WETH at a tick; the first and the last tick stand for every price beyond. */
function priceAt(tick: number): string {
  const isHighest = WETH.sortsBefore(USDC) ? tick > 0 : tick < 0;
  if (Math.abs(tick) > 887_000) return isHighest ? '∞' : '0';
  return tickToPrice(WETH, USDC, tick).toFixed(2);
}

/** Two ticks, the one with the lower price of WETH first. */
const byPrice = ({tickLower, tickUpper}: Interval): readonly [number, number] =>
  WETH.sortsBefore(USDC) ? [tickLower, tickUpper] : [tickUpper, tickLower];
// #endregion price

function describe(row: Interval & {usdc: bigint; wei: bigint}): string {
  const prices = byPrice(row).map(priceAt).join(' to ');
  const usdc = `${Number(formatUnits(row.usdc, 6)).toFixed(2)} USDC`;
  const weth = `${Number(formatUnits(row.wei, 18)).toFixed(4)} WETH`;
  const ticks = `${row.tickLower} to ${row.tickUpper}`;
  return `${ticks.padEnd(17)}  ${prices.padEnd(18)}  ${String(row.liquidity).padEnd(18)}  ${usdc}, ${weth}`;
}

// #region chart
/** Writes what a chart is drawn of: prices as numbers, for display only. */
function writeChart(intervals: readonly Interval[]): void {
  const rows = intervals.map((interval) => {
    const [fromUsdcPerWeth, toUsdcPerWeth] = byPrice(interval).map(withinChart);
    return {fromUsdcPerWeth, toUsdcPerWeth, liquidity: String(interval.liquidity)};
  });
  const file = path.join(__dirname, 'activeLiquidity.json');
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
}

/** The price at a tick, or the end of the chart that it lies beyond. */
const withinChart = (tick: number): number =>
  Math.min(Math.max(Number(tickToPrice(WETH, USDC, tick).toFixed(2)), chart.from), chart.to);
// #endregion chart

run(main, {sends: false});
