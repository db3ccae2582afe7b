import {Percent} from '@uniswap/sdk-core';
import {run} from '../../../support/chain';
import {byName, showBoth} from '../../../support/pair';
import {plannedPosition} from './support/plan';

run(async () => {
  const position = await plannedPosition();
  // #region minimums
  for (const toleranceBps of [50, 100, 500, 900, 1_000, 1_100, 5_000]) {
    const tolerance = new Percent(toleranceBps, 10_000);
    const {amount0, amount1} = position.mintAmountsWithSlippage(tolerance);
    const least = byName(BigInt(amount0.toString()), BigInt(amount1.toString()));
    console.log(`${`${toleranceBps / 100}%`.padStart(4)}  at least ${showBoth(least)}`);
  }
  // #endregion minimums
});
