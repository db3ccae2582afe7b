import assert from 'node:assert/strict';
import {Percent, type Price, type Token} from '@uniswap/sdk-core';
import {Route, Trade} from '@uniswap/v2-sdk';
import type {Address} from 'viem';
import {client, run} from '../../../support/chain';
import {amountOf, baseUnits, DAI, show, USDC, WETH} from '../../support/tokens';
import {sellUsdc} from '../support/market';
import {readPairs} from '../support/pairs';
import {amountOut} from '../support/router';

const amountInWei = 10n * 10n ** 18n; // 10 WETH

/** A price to the cent, with its direction. */
const priced = (price: Price<Token, Token>): string =>
  `${price.toFixed(2)} ${price.quoteCurrency.symbol} per ${price.baseCurrency.symbol}`;

/** What the router pays along the tokens of a route. */
const onChain = (route: Route<Token, Token>, blockNumber: bigint): Promise<bigint> =>
  amountOut(
    amountInWei,
    route.path.map(({address}) => address as Address),
    blockNumber,
  );

async function main(): Promise<void> {
  await sellUsdc(20_000n * 10n ** 6n); // so that the two ways differ

  // #region routes
  const blockNumber = await client.getBlockNumber();
  const [usdcWeth, daiWeth, usdcDai] = await readPairs(
    [
      [USDC, WETH],
      [DAI, WETH],
      [USDC, DAI],
    ],
    blockNumber,
  );
  const direct = new Route([usdcWeth], WETH, USDC);
  const throughDai = new Route([daiWeth, usdcDai], WETH, USDC);
  // #endregion routes

  // #region mid-price
  console.log(`direct       ${priced(direct.midPrice)}`);
  console.log(`             ${direct.midPrice.invert().toSignificant(6)} WETH per USDC`);
  console.log(`through DAI  ${priced(throughDai.midPrice)}`);
  // #endregion mid-price

  // #region by-viem
  const usdcReserve = baseUnits(usdcWeth.reserveOf(USDC));
  const wethReserve = baseUnits(usdcWeth.reserveOf(WETH));
  const usdcPerWeth = (usdcReserve * 10n ** 18n) / wethReserve; // 6 decimals, rounded down
  // #endregion by-viem
  const oneWeth = amountOf(WETH, 10n ** 18n);
  assert.equal(baseUnits(direct.midPrice.quote(oneWeth)), usdcPerWeth);

  // #region trades
  const amountIn = amountOf(WETH, amountInWei);
  const trades = [Trade.exactIn(direct, amountIn), Trade.exactIn(throughDai, amountIn)];
  // #endregion trades
  for (const trade of trades) {
    assert.equal(baseUnits(trade.outputAmount), await onChain(trade.route, blockNumber));
    const way = trade.route === direct ? 'direct     ' : 'through DAI';
    // #region print
    const swaps = trade.route.pairs.length;
    const feeLeft = Array.from({length: swaps}).reduce<Percent>(
      (left) => left.multiply(new Percent(997, 1_000)),
      new Percent(1),
    );
    const fee = new Percent(1).subtract(feeLeft); // 0.3% for each pair
    console.log(`${way}  ${show(trade.inputAmount)} give ${show(trade.outputAmount)}`);
    console.log(`             ${priced(trade.executionPrice)}`);
    console.log(`             ${trade.priceImpact.toFixed(4)}% below the mid price`);
    console.log(`             of which ${fee.toFixed(4)}% are fees`);
    // #endregion print
  }

  // #region best
  const pairs = [usdcWeth, daiWeth, usdcDai];
  const [best] = Trade.bestTradeExactIn(pairs, amountIn, USDC, {maxHops: 2, maxNumResults: 1});
  // #endregion best
  console.log(`best of all: ${best?.route.path.map(({symbol}) => symbol).join(' → ')}`);
}

run(main, {sends: false});
