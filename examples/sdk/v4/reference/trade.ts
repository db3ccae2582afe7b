import assert from 'node:assert/strict';
import {type Currency, type Ether, Percent, type Token, TradeType} from '@uniswap/sdk-core';
import {Route, Trade, tradeComparator} from '@uniswap/v4-sdk';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {amountOf, baseUnits, DAI, show, USDC, WETH} from '../../support/tokens';
import {quotedInput, quotedOutput} from './support/quotes';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const pathOf = ({currencyPath, pools}: Route<Currency, Currency>): string =>
  `${currencyPath.map(({symbol}) => symbol).join(' → ')}, ${pools.map(({fee}) => fee).join(' + ')}`;

run(
  async () => {
    const pool = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
    const cheaper = await readV4Pool(ETH, USDC, {fee: 500, tickSpacing: 10});
    const stable = await readV4Pool(USDC, DAI, {fee: 100, tickSpacing: 1});
    const wrapped = await readV4Pool(WETH, USDC, {fee: 3_000, tickSpacing: 60});

    // #region exact-in
    const route = new Route([pool], ETH, USDC);
    const trade = await Trade.exactIn(route, amountOf(ETH, 10n ** 18n));
    console.log(`${show(trade.inputAmount)} gives ${show(trade.outputAmount)}`);
    console.log(`${trade.executionPrice.toFixed(2)} USDC per ETH`);
    console.log(`${trade.priceImpact.toFixed(2)}% less than at the mid price`);
    // #endregion exact-in
    assert.equal(baseUnits(trade.outputAmount), await quotedOutput(pool, trade.inputAmount));

    // #region exact-out
    const bought = await Trade.exactOut(route, amountOf(USDC, 1_000n * 10n ** 6n));
    console.log(`${show(bought.outputAmount)} costs ${show(bought.inputAmount)}`);
    // #endregion exact-out
    assert.equal(baseUnits(bought.inputAmount), await quotedInput(pool, bought.outputAmount));

    // #region limits
    const tolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
    console.log(`at least ${show(trade.minimumAmountOut(tolerance))}`);
    console.log(`at most  ${show(bought.maximumAmountIn(tolerance))}`);
    console.log(`${trade.worstExecutionPrice(tolerance).toFixed(2)} USDC per ETH`);
    // #endregion limits
    const least = baseUnits(trade.minimumAmountOut(tolerance));
    assert.equal(least, (baseUnits(trade.outputAmount) * 9_950n) / 10_000n);

    // #region mistake
    const mistake = new Percent(50); // 5,000%, not 50 basis points
    console.log(`at least ${show(trade.minimumAmountOut(mistake))}`);
    // #endregion mistake

    // #region routes
    const halves = [route, new Route([cheaper], ETH, USDC)].map((one) => ({
      route: one,
      amount: amountOf(ETH, 5n * 10n ** 17n),
    }));
    const exactIn = TradeType.EXACT_INPUT;
    const split = await Trade.fromRoutes<Ether, Token, typeof exactIn>(halves, exactIn);
    console.log(`${split.swaps.length} routes give ${show(split.outputAmount)}`);
    // #endregion routes

    // #region unchecked
    const quoted = amountOf(USDC, await quotedOutput(pool, amountOf(ETH, 10n ** 18n)));
    const unchecked = Trade.createUncheckedTrade({
      route,
      inputAmount: amountOf(ETH, 10n ** 18n),
      outputAmount: quoted, // believed as it is
      tradeType: TradeType.EXACT_INPUT,
    });
    console.log(`a quote says ${show(unchecked.outputAmount)}`);
    // #endregion unchecked
    assert.equal(tradeComparator(trade, unchecked), 0);

    // #region best-in
    const pools = [pool, cheaper, stable];
    const best = await Trade.bestTradeExactIn(pools, amountOf(ETH, 10n ** 18n), DAI);
    for (const one of best) console.log(`${show(one.outputAmount)} by ${pathOf(one.route)}`);
    // #endregion best-in

    // #region best-out
    const thousand = amountOf(DAI, 1_000n * 10n ** 18n);
    const [least1] = await Trade.bestTradeExactOut(pools, ETH, thousand, {maxNumResults: 1});
    console.log(`${least1 ? show(least1.inputAmount) : 'none'} for ${show(thousand)}`);
    // #endregion best-out

    // #region wrapped
    const found = await Trade.bestTradeExactIn([wrapped], amountOf(ETH, 10n ** 18n), USDC);
    const direct = await Trade.exactIn(new Route([wrapped], ETH, USDC), amountOf(ETH, 10n ** 18n));
    console.log(`the search finds ${found.length}, the route gives ${show(direct.outputAmount)}`);
    // #endregion wrapped

    // #region throws
    const other = amountOf(WETH, 1n);
    await printFailure('amount of another currency', () => Trade.exactIn(route, other as never));
    const twice = [1, 2].map(() => ({route, amount: amountOf(ETH, 1_000n)}));
    await printFailure('a pool twice', () =>
      Trade.fromRoutes<Ether, Token, typeof exactIn>(twice, exactIn),
    );
    await printFailure('route of a split trade', () => split.route);
    const negative = new Percent(-1, 100);
    await printFailure('negative tolerance', () => trade.minimumAmountOut(negative));
    await printFailure('no pools', () => Trade.bestTradeExactIn([], amountOf(ETH, 1n), DAI));
    // #endregion throws
  },
  {sends: false},
);
