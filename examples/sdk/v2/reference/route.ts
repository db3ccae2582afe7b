import assert from 'node:assert/strict';
import {Ether} from '@uniswap/sdk-core';
import {Route} from '@uniswap/v2-sdk';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {amountOf, baseUnits, DAI, UNI, USDC, WETH} from '../../support/tokens';
import {readPairs} from '../support/pairs';

run(async () => {
  const [usdcWeth, daiWeth, usdcDai] = await readPairs([
    [USDC, WETH],
    [DAI, WETH],
    [USDC, DAI],
  ]);

  // #region new
  const route = new Route([usdcWeth, daiWeth], USDC, DAI);
  console.log(route.path.map(({symbol}) => symbol).join(' → '));
  console.log(`${route.pairs.length} pairs on chain ${route.chainId}`);
  // #endregion new

  // #region mid-price
  console.log(`${route.midPrice.toFixed(4)} DAI per USDC`);
  // #endregion mid-price
  const product = usdcWeth.token0Price.multiply(daiWeth.priceOf(WETH));
  assert.ok(route.midPrice.equalTo(product));
  assert.equal(baseUnits(route.midPrice.quote(amountOf(USDC, 1_000_000n))), 10n ** 18n);

  // #region ether
  const fromEther = new Route([usdcWeth], Ether.onChain(1), USDC);
  console.log(`${fromEther.input.symbol} enters, ${fromEther.path[0]?.symbol} is in the path`);
  // #endregion ether

  // #region throws
  await printFailure('no pairs', () => new Route([], USDC, DAI));
  await printFailure('another input', () => new Route([usdcWeth], DAI, USDC));
  await printFailure('another output', () => new Route([usdcWeth], USDC, UNI));
  await printFailure('pairs that do not join', () => new Route([usdcWeth, usdcDai], USDC, DAI));
  // #endregion throws

  // #region wrong-output
  const misled = new Route([usdcDai, daiWeth], USDC, DAI); // the path goes on to WETH
  console.log(`${misled.output.symbol}, but the path ends in ${misled.path.at(-1)?.symbol}`);
  // #endregion wrong-output
});
