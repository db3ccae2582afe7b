import assert from 'node:assert/strict';
import {FeeAmount, NoTickDataProvider, Pool, Route, type TickDataProvider} from '@uniswap/v3-sdk';
import {parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {chainTicks} from '../../support/chainTicks';
import {printFailure} from '../../support/printFailure';
import {quoteExactInput} from '../../support/quote';
import {poolAddress} from '../../support/readPool';
import {amountOf, baseUnits, show, USDC, WETH} from '../../support/tokens';
import {readState} from '../advanced/support/readState';

const feePips = FeeAmount.LOW; // 500: the pool that takes 0.05%
const address = poolAddress(USDC, WETH, feePips);

// #region counted
/** Passes questions on to another provider, and lists them. */
function listed(source: TickDataProvider): TickDataProvider & {asked: string[]} {
  const asked: string[] = [];
  return {
    asked,
    getTick(tick) {
      asked.push(`getTick(${tick})`);
      return source.getTick(tick);
    },
    nextInitializedTickWithinOneWord(tick, lte, tickSpacing) {
      asked.push(`nextInitializedTickWithinOneWord(${tick}, ${lte}, ${tickSpacing})`);
      return source.nextInitializedTickWithinOneWord(tick, lte, tickSpacing);
    },
  };
}
// #endregion counted

run(async () => {
  const blockNumber = await client.getBlockNumber({cacheTime: 0}); // never one that viem kept
  const {sqrtPriceX96, tick, liquidity} = await readState(address, blockNumber);
  const state = [String(sqrtPriceX96), String(liquidity), tick] as const;

  // #region own
  const ticks = listed(chainTicks(address, blockNumber));
  const pool = new Pool(USDC, WETH, feePips, ...state, ticks);
  const paid = amountOf(USDC, parseUnits('1500000', 6));
  const [received] = await pool.getOutputAmount(paid);
  console.log(`${show(paid)} give ${show(received)}, after`);
  for (const question of ticks.asked) console.log(`  ${question}`);
  // #endregion own
  const quoted = await quoteExactInput(new Route([pool], USDC, WETH), paid);
  assert.equal(baseUnits(received), baseUnits(quoted.outputAmount)); // QuoterV2, to the wei

  // #region none
  const priceOnly = new Pool(USDC, WETH, feePips, ...state); // without ticks
  assert(priceOnly.tickDataProvider instanceof NoTickDataProvider);
  console.log(`${priceOnly.token1Price.toFixed(2)} USDC per WETH`);
  await printFailure('getOutputAmount', () => priceOnly.getOutputAmount(paid));
  await printFailure('getTick', () => new NoTickDataProvider().getTick(200_310));
  // #endregion none
});
