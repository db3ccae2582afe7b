import assert from 'node:assert/strict';
import {TickMath} from '@uniswap/v3-sdk';
import {run} from '../../../support/chain';
import {market, usdcPerWeth} from '../../../v3/reference/coreLibraries/support/market';
import {printFailure} from '../../support/printFailure';
import {toBigint, toJsbi} from './support/integers';
import {deployTickProbe} from './support/tickProbe';

run(async () => {
  // #region price-at-tick
  for (const tick of [198_060, 200_311, 203_160]) {
    const sqrtPriceX96 = toBigint(TickMath.getSqrtRatioAtTick(tick));
    console.log(`tick ${tick}: ${sqrtPriceX96}, ${usdcPerWeth(sqrtPriceX96)}`);
  }
  // #endregion price-at-tick

  // #region tick-at-price
  const atTick = TickMath.getSqrtRatioAtTick(market.tick);
  const below = toJsbi(toBigint(atTick) - 1n);
  console.log(`2,000 USDC per WETH: ${TickMath.getTickAtSqrtRatio(toJsbi(market.sqrtPriceX96))}`);
  console.log(`the price of tick ${market.tick}: ${TickMath.getTickAtSqrtRatio(atTick)}`);
  console.log(`one less: ${TickMath.getTickAtSqrtRatio(below)}`);
  // #endregion tick-at-price

  // #region limits
  const lowestLimit = toBigint(TickMath.MIN_SQRT_RATIO) + 1n;
  const highestLimit = toBigint(TickMath.MAX_SQRT_RATIO) - 1n;
  console.log(`limits of a swap: ${lowestLimit} to ${highestLimit}`);
  // #endregion limits

  // #region throws
  await printFailure('a tick beyond the last', () => TickMath.getSqrtRatioAtTick(887_273));
  await printFailure('a tick with a fraction', () => TickMath.getSqrtRatioAtTick(0.5));
  await printFailure('the highest price', () =>
    TickMath.getTickAtSqrtRatio(TickMath.MAX_SQRT_RATIO),
  );
  const price = market.sqrtPriceX96 as never; // a bigint, against the types
  await printFailure('a good price as a bigint', () => TickMath.getTickAtSqrtRatio(price));
  // #endregion throws

  // #region equal
  const contract = await deployTickProbe();
  const powers = Array.from({length: 20}, (_, power) => 2 ** power); // each bit of a tick once
  const mirrored = [market.tick, TickMath.MAX_TICK, ...powers].flatMap((tick) => [tick, -tick]);
  const ticks = [0, ...mirrored];
  for (const tick of ticks) {
    const sqrtRatioX96 = TickMath.getSqrtRatioAtTick(tick);
    const sqrtPriceX96 = toBigint(sqrtRatioX96);
    assert.equal(sqrtPriceX96, await contract.priceAt(tick));
    if (tick === TickMath.MAX_TICK) continue; // its price is the first that no pool reaches
    assert.equal(TickMath.getTickAtSqrtRatio(sqrtRatioX96), await contract.tickAt(sqrtPriceX96));
  }
  console.log(`${ticks.length} ticks: SDK and contract agree`);
  // #endregion equal
});
