import assert from 'node:assert/strict';
import {Percent, type Token, TradeType} from '@uniswap/sdk-core';
import {Route, Trade, tradeComparator} from '@uniswap/v2-sdk';
import type {Address} from 'viem';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {amountOf, baseUnits, DAI, show, USDC, WETH} from '../../support/tokens';
import {readPairs} from '../support/pairs';
import {amountIn, amountOut} from '../support/router';

const addresses = ({path}: Route<Token, Token>): Address[] =>
  path.map(({address}) => address as Address);

run(async () => {
  const pairs = await readPairs([
    [USDC, WETH],
    [DAI, WETH],
    [USDC, DAI],
  ]);
  const [usdcWeth] = pairs;

  // #region exact-in
  const route = new Route([usdcWeth], USDC, WETH);
  const trade = Trade.exactIn(route, amountOf(USDC, 10_000n * 10n ** 6n));
  console.log(`${show(trade.inputAmount)} give ${show(trade.outputAmount)}`);
  console.log(`${trade.executionPrice.invert().toFixed(2)} USDC per WETH`);
  console.log(`${trade.priceImpact.toFixed(2)}% less than at the mid price`);
  // #endregion exact-in
  const inputUnits = baseUnits(trade.inputAmount);
  assert.equal(baseUnits(trade.outputAmount), await amountOut(inputUnits, addresses(route)));
  const same = new Trade(route, trade.inputAmount, TradeType.EXACT_INPUT);
  assert.ok(same.outputAmount.equalTo(trade.outputAmount));

  // #region exact-out
  const bought = Trade.exactOut(route, amountOf(WETH, 10n ** 18n));
  console.log(`${show(bought.outputAmount)} costs ${show(bought.inputAmount)}`);
  // #endregion exact-out
  const outputUnits = baseUnits(bought.outputAmount);
  assert.equal(baseUnits(bought.inputAmount), await amountIn(outputUnits, addresses(route)));

  // #region limits
  const tolerance = new Percent(50, 10_000); // 0.5%
  console.log(`at least ${show(trade.minimumAmountOut(tolerance))}`);
  console.log(`at most  ${show(bought.maximumAmountIn(tolerance))}`);
  console.log(`${trade.worstExecutionPrice(tolerance).invert().toFixed(2)} USDC per WETH`);
  // #endregion limits
  const quoted = baseUnits(trade.outputAmount);
  assert.equal(baseUnits(trade.minimumAmountOut(tolerance)), (quoted * 9_950n) / 10_000n);
  const cost = baseUnits(bought.inputAmount);
  assert.equal(baseUnits(bought.maximumAmountIn(tolerance)), (cost * 10_050n) / 10_000n);
  assert.ok(trade.maximumAmountIn(tolerance).equalTo(trade.inputAmount));

  // #region best-in
  const found = Trade.bestTradeExactIn(pairs, trade.inputAmount, WETH, {maxHops: 2});
  for (const one of found) {
    const path = one.route.path.map(({symbol}) => symbol).join(' → ');
    console.log(`${path}: ${show(one.outputAmount)}`);
  }
  // #endregion best-in
  for (const one of found) {
    const onChain = await amountOut(inputUnits, addresses(one.route));
    assert.equal(baseUnits(one.outputAmount), onChain);
  }
  assert.deepEqual([...found].sort(tradeComparator), found);

  // #region best-out
  const [cheapest] = Trade.bestTradeExactOut(pairs, USDC, bought.outputAmount, {maxHops: 2});
  console.log(cheapest && `${show(cheapest.outputAmount)} costs ${show(cheapest.inputAmount)}`);
  // #endregion best-out
  assert.ok(cheapest?.inputAmount.equalTo(bought.inputAmount));

  // #region throws
  await printFailure('an amount of the output', () =>
    Trade.exactIn(route, amountOf(WETH as Token, 1n)),
  );
  await printFailure('a negative tolerance', () => trade.minimumAmountOut(new Percent(-1, 100)));
  await printFailure('no pairs to search', () =>
    Trade.bestTradeExactIn([], trade.inputAmount, WETH),
  );
  await printFailure('no hop allowed', () =>
    Trade.bestTradeExactIn(pairs, trade.inputAmount, WETH, {maxHops: 0}),
  );
  await printFailure('more than the reserve', () =>
    Trade.exactOut(route, amountOf(WETH as Token, 10n ** 21n)),
  );
  const none = Trade.bestTradeExactIn(pairs, amountOf(WETH, 1n), USDC);
  console.log(`${'nothing comes out of 1 wei'.padEnd(30)}  ${none.length} trades`);
  // #endregion throws
});
