import assert from 'node:assert/strict';
import {Tick, TickList} from '@uniswap/v3-sdk';
import {run} from '../../../support/chain';
import {market} from '../../../v3/reference/coreLibraries/support/market';
import {printFailure} from '../../support/printFailure';
import {deployTickProbe} from './support/tickProbe';

const {tickSpacing, tickLower, tickUpper} = market; // 60, 198,060 and 203,160
const liquidity = String(market.liquidity);

run(async () => {
  // #region validate
  const ticks = [
    new Tick({index: tickLower, liquidityGross: liquidity, liquidityNet: liquidity}),
    new Tick({index: tickUpper, liquidityGross: liquidity, liquidityNet: `-${liquidity}`}),
  ];
  TickList.validateList(ticks, tickSpacing); // throws, or says nothing
  // #endregion validate

  // #region bounds
  console.log(`198059 is below the smallest: ${TickList.isBelowSmallest(ticks, 198_059)}`);
  console.log(`198060 is below the smallest: ${TickList.isBelowSmallest(ticks, 198_060)}`);
  console.log(`203160 is at or above the largest: ${TickList.isAtOrAboveLargest(ticks, 203_160)}`);
  // #endregion bounds

  // #region get
  console.log(`tick 198060 has ${TickList.getTick(ticks, 198_060).liquidityNet.toString()}`);
  // #endregion get

  // #region next
  console.log(`down from 200311: ${TickList.nextInitializedTick(ticks, 200_311, true).index}`);
  console.log(`up from 200311: ${TickList.nextInitializedTick(ticks, 200_311, false).index}`);
  console.log(`down from 198060: ${TickList.nextInitializedTick(ticks, 198_060, true).index}`);
  console.log(`up from 198060: ${TickList.nextInitializedTick(ticks, 198_060, false).index}`);
  // #endregion next

  // #region word
  for (const [from, lte] of [
    [200_311, false],
    [200_311, true],
    [199_679, true],
  ] as const) {
    const [next, isInList] = TickList.nextInitializedTickWithinOneWord(
      ticks,
      from,
      lte,
      tickSpacing,
    );
    console.log(
      `from ${from} ${lte ? 'down' : 'up'}: ${next}, ${isInList ? 'in use' : 'end of word'}`,
    );
  }
  // #endregion word

  // #region throws
  await printFailure('down from below all', () => TickList.nextInitializedTick(ticks, 0, true));
  await printFailure('up from the largest', () =>
    TickList.nextInitializedTick(ticks, 203_160, false),
  );
  await printFailure('a tick not in the list', () => TickList.getTick(ticks, 198_120));
  await printFailure('a tick below the list', () => TickList.getTick(ticks, 198_000));
  await printFailure('an empty list', () => TickList.isBelowSmallest([], 0));
  // #endregion throws

  // #region equal
  const contract = await deployTickProbe();
  await contract.flip(tickLower, tickSpacing);
  await contract.flip(tickUpper, tickSpacing);
  const starts = [-1, 0, 1, 198_059, 198_060, 200_311, 203_159, 203_160, 300_000];
  for (const from of starts) {
    for (const lte of [true, false]) {
      const found = TickList.nextInitializedTickWithinOneWord(ticks, from, lte, tickSpacing);
      assert.deepEqual(found, await contract.next(from, tickSpacing, lte));
    }
  }
  console.log(`${starts.length * 2} searches: SDK and contract agree`);
  // #endregion equal
});
