import {Percent} from '@uniswap/sdk-core';
import {formatUnits} from 'viem';
import {run} from '../../../support/chain';
import {plannedPosition} from './support/plan';

run(async () => {
  const position = await plannedPosition();
  // #region minimums
  for (const toleranceBps of [50, 100, 500, 900, 1_000, 1_100, 5_000]) {
    const tolerance = new Percent(toleranceBps, 10_000);
    const {amount0, amount1} = position.mintAmountsWithSlippage(tolerance);
    const [usdc, weth] = [BigInt(amount0.toString()), BigInt(amount1.toString())];
    const shown = `${formatUnits(usdc, 6)} USDC + ${formatUnits(weth, 18)} WETH`;
    console.log(`${`${toleranceBps / 100} %`.padStart(5)}  at least ${shown}`);
  }
  // #endregion minimums
});
