import assert from 'node:assert/strict';
import {FeeAmount, Pool, Route, TICK_SPACINGS, TickListDataProvider} from '@uniswap/v3-sdk';
import {parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {chainTicks} from '../../support/chainTicks';
import {printFailure} from '../../support/printFailure';
import {quoteExactInput} from '../../support/quote';
import {poolAddress} from '../../support/readPool';
import {amountOf, baseUnits, show, USDC, WETH} from '../../support/tokens';
import {readState} from '../advanced/support/readState';
import {readTicks} from '../advanced/support/readTicks';
import {sdkTicks} from '../advanced/support/sdkTicks';

const feePips = FeeAmount.LOW; // 500: the pool that takes 0.05%
const tickSpacing = TICK_SPACINGS[feePips]; // 10
const address = poolAddress(USDC, WETH, feePips);

run(async () => {
  const blockNumber = await client.getBlockNumber({cacheTime: 0}); // never one that viem kept
  const {sqrtPriceX96, tick, liquidity} = await readState(address, blockNumber);
  const read = await readTicks({address, tickSpacing, blockNumber});

  // #region build
  const ticks = sdkTicks(read); // the lowest first; integers as strings
  const provider = new TickListDataProvider(ticks, tickSpacing);
  // #endregion build

  // #region get-tick
  const {liquidityNet, liquidityGross} = await provider.getTick(199_310);
  console.log(`tick 199310  net ${liquidityNet.toString()}, gross ${liquidityGross.toString()}`);
  // #endregion get-tick

  // #region next
  for (const [from, lte] of [
    [200_311, true],
    [200_311, false],
    [199_309, true],
  ] as const) {
    const [next, isInList] = await provider.nextInitializedTickWithinOneWord(
      from,
      lte,
      tickSpacing,
    );
    console.log(
      `from ${from} ${lte ? 'down' : 'up'}: ${next}, ${isInList ? 'in use' : 'end of word'}`,
    );
  }
  // #endregion next

  // #region quote
  const state = [String(sqrtPriceX96), String(liquidity), tick] as const;
  const pool = new Pool(USDC, WETH, feePips, ...state, provider);
  const paid = amountOf(USDC, parseUnits('1500000', 6)); // enough to cross a tick
  const [received] = await pool.getOutputAmount(paid);
  console.log(`${show(paid)} give ${show(received)}`);
  // #endregion quote
  const quoted = await quoteExactInput(new Route([pool], USDC, WETH), paid);
  assert.equal(baseUnits(received), baseUnits(quoted.outputAmount)); // QuoterV2, to the wei

  // The list answers as the pool's own bitmap does, in every word and at every tick in use.
  const chain = chainTicks(address, blockNumber);
  for (const {index, liquidityNet: net} of read) {
    assert.equal(String((await provider.getTick(index)).liquidityNet), String(net));
    for (const from of [index - 1, index, index + 1, index + 256 * tickSpacing]) {
      for (const lte of [true, false]) {
        const asked = [from, lte, tickSpacing] as const;
        assert.deepEqual(
          await provider.nextInitializedTickWithinOneWord(...asked),
          await chain.nextInitializedTickWithinOneWord(...asked),
        );
      }
    }
  }

  // #region throws
  const list = (...some: typeof ticks) => new TickListDataProvider(some, tickSpacing);
  const [lowest, second, ...rest] = ticks as [(typeof ticks)[0], ...typeof ticks];
  assert(second);
  await printFailure('not in ascending order', () => list(second, lowest, ...rest));
  await printFailure('one tick is missing', () => list(second, ...rest));
  await printFailure('the wrong spacing', () => new TickListDataProvider(ticks, 60));
  await printFailure('a fee without a spacing', () => new TickListDataProvider(ticks, 0));
  await printFailure('a tick not in use', () => provider.getTick(200_310));
  await printFailure('an empty list', () => list().getTick(200_310));
  // #endregion throws

  const pages = [ticks.slice(0, 3), ticks.slice(2)]; // the third tick is in both
  // #region unique
  const byIndex = new Map(pages.flat().map((one) => [one.index, one]));
  const unique = [...byIndex.values()].sort((a, b) => a.index - b.index);
  const merged = new TickListDataProvider(unique, tickSpacing);
  // #endregion unique
  const [again] = await new Pool(USDC, WETH, feePips, ...state, merged).getOutputAmount(paid);
  assert.equal(baseUnits(again), baseUnits(received));
  console.log(`${pages.flat().length} read, ${unique.length} in use, the same quote`);
});
