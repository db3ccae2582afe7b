import assert from 'node:assert/strict';
import type {Currency} from '@uniswap/sdk-core';
import {Route} from '@uniswap/v4-sdk';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {DAI, USDC, WETH} from '../../support/tokens';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const pathOf = (route: Route<Currency, Currency>): string =>
  route.currencyPath.map(({symbol}) => symbol).join(' → ');

run(
  async () => {
    const ethUsdc = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
    const usdcDai = await readV4Pool(USDC, DAI, {fee: 100, tickSpacing: 1});
    const wethUsdc = await readV4Pool(WETH, USDC, {fee: 3_000, tickSpacing: 60});

    // #region new
    const route = new Route([ethUsdc, usdcDai], ETH, DAI);
    console.log(pathOf(route));
    console.log(`1 ETH is ${route.midPrice.toFixed(2)} DAI`);
    // #endregion new

    // #region wrapped
    const wrapping = new Route([wethUsdc], ETH, USDC); // the pool has WETH, not ETH
    console.log(`${wrapping.input.symbol} is paid, the pool takes ${wrapping.pathInput.symbol}`);
    const unwrapping = new Route([usdcDai, ethUsdc].reverse(), WETH, DAI);
    console.log(
      `${unwrapping.input.symbol} is paid, the pool takes ${unwrapping.pathInput.symbol}`,
    );
    // #endregion wrapped
    assert.ok(wrapping.pathInput.equals(WETH));

    // #region wrong-end
    const tooLong = new Route([ethUsdc, usdcDai], ETH, USDC); // ends in DAI
    console.log(pathOf(tooLong));
    console.log(`output ${tooLong.output.symbol}, 1 ETH is ${tooLong.midPrice.toFixed(2)}`);
    // #endregion wrong-end

    // #region throws
    await printFailure('no pools', () => new Route([], ETH, USDC));
    await printFailure('input of another pool', () => new Route([usdcDai], ETH, DAI));
    await printFailure('output of another pool', () => new Route([ethUsdc], ETH, DAI));
    await printFailure('pools in the wrong order', () => new Route([usdcDai, ethUsdc], USDC, USDC));
    const apart = [ethUsdc, wethUsdc] as const;
    await printFailure('no common currency', () => new Route([...apart, usdcDai], USDC, DAI));
    // #endregion throws
  },
  {sends: false},
);
