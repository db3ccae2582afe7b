import assert from 'node:assert/strict';
import {Percent, type Token, TradeType} from '@uniswap/sdk-core';
import {FeeAmount, Route, Trade, tradeComparator} from '@uniswap/v3-sdk';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {amountOf, baseUnits, DAI, show, USDC, WETH} from '../../support/tokens';
import {quotedInput, quotedOutput} from './support/quotes';

const pathOf = ({tokenPath, pools}: Route<Token, Token>): string =>
  `${tokenPath.map(({symbol}) => symbol).join(' → ')}, ${pools.map(({fee}) => fee).join(' + ')}`;

run(async () => {
  const pool = await readPool(USDC, WETH, FeeAmount.MEDIUM);
  const cheaper = await readPool(USDC, WETH, FeeAmount.LOW);
  const pools = [
    pool,
    cheaper,
    await readPool(DAI, WETH, FeeAmount.MEDIUM),
    await readPool(USDC, DAI, FeeAmount.LOWEST),
  ];

  // #region exact-in
  const route = new Route([pool], WETH, USDC);
  const trade = await Trade.exactIn(route, amountOf(WETH, 10n ** 18n));
  console.log(`${show(trade.inputAmount)} gives ${show(trade.outputAmount)}`);
  console.log(`${trade.executionPrice.toFixed(2)} USDC per WETH`);
  console.log(`${trade.priceImpact.toFixed(2)}% less than at the mid price`);
  // #endregion exact-in
  const quote = {token: USDC, fee: FeeAmount.MEDIUM};
  assert.equal(baseUnits(trade.outputAmount), await quotedOutput(trade.inputAmount, quote));

  // #region exact-out
  const bought = await Trade.exactOut(route, amountOf(USDC, 1_000n * 10n ** 6n));
  console.log(`${show(bought.outputAmount)} costs ${show(bought.inputAmount)}`);
  // #endregion exact-out
  const cost = await quotedInput(bought.outputAmount, {...quote, token: WETH});
  assert.equal(baseUnits(bought.inputAmount), cost);

  // #region limits
  const tolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
  console.log(`at least ${show(trade.minimumAmountOut(tolerance))}`);
  console.log(`at most  ${show(bought.maximumAmountIn(tolerance))}`);
  console.log(`${trade.worstExecutionPrice(tolerance).toFixed(2)} USDC per WETH`);
  // #endregion limits
  const least = baseUnits(trade.minimumAmountOut(tolerance));
  assert.equal(least, (baseUnits(trade.outputAmount) * 9_950n) / 10_000n);

  // #region mistake
  const mistake = new Percent(50); // 5,000%, not 50 basis points
  console.log(`at least ${show(trade.minimumAmountOut(mistake))}`);
  // #endregion mistake
  assert.equal(baseUnits(trade.minimumAmountOut(mistake)), 0n);

  // #region routes
  const halves = [route, new Route([cheaper], WETH, USDC)].map((one) => ({
    route: one,
    amount: amountOf(WETH, 5n * 10n ** 17n),
  }));
  const split = await Trade.fromRoutes(halves, TradeType.EXACT_INPUT);
  console.log(`${split.swaps.length} routes give ${show(split.outputAmount)}`);
  // #endregion routes
  const parts = await Promise.all(
    split.swaps.map((swap) => {
      const [{fee}] = swap.route.pools as [typeof pool];
      return quotedOutput(swap.inputAmount, {token: USDC, fee});
    }),
  );
  assert.equal(
    baseUnits(split.outputAmount),
    parts.reduce((sum, part) => sum + part),
  );

  // #region unchecked
  const unchecked = Trade.createUncheckedTrade({
    route,
    inputAmount: trade.inputAmount,
    outputAmount: amountOf(USDC, 9_999n * 10n ** 6n), // whatever one says
    tradeType: TradeType.EXACT_INPUT,
  });
  console.log(`unchecked: ${show(unchecked.outputAmount)}`);
  // #endregion unchecked

  // #region best-in
  const found = await Trade.bestTradeExactIn(pools, trade.inputAmount, USDC, {maxHops: 2});
  for (const one of found) {
    const [{route: way}] = one.swaps as [(typeof one.swaps)[0]];
    console.log(`${pathOf(way)}: ${show(one.outputAmount)}`);
  }
  // #endregion best-in
  assert.deepEqual([...found].sort(tradeComparator), found);

  // #region best-out
  const [cheapest] = await Trade.bestTradeExactOut(pools, WETH, bought.outputAmount, {maxHops: 2});
  console.log(cheapest && `${show(cheapest.outputAmount)} costs ${show(cheapest.inputAmount)}`);
  // #endregion best-out

  // #region throws
  const back = new Route([pool], USDC, WETH);
  await printFailure('amount of the output', () =>
    Trade.exactIn<Token, Token>(back, amountOf<Token>(WETH, 1n)),
  );
  await printFailure('negative tolerance', () => trade.minimumAmountOut(new Percent(-1, 100)));
  await printFailure('one route of two', () => split.route);
  const twice = [halves[0], halves[0]] as typeof halves;
  await printFailure('a pool in two routes', () => Trade.fromRoutes(twice, TradeType.EXACT_INPUT));
  await printFailure('no pools', () => Trade.bestTradeExactIn([], trade.inputAmount, USDC));
  // #endregion throws
});
