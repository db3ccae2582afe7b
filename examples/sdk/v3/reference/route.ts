import assert from 'node:assert/strict';
import {Ether, type Token} from '@uniswap/sdk-core';
import {
  encodeRouteToPath,
  encodeSqrtRatioX96,
  FeeAmount,
  Pool,
  Route,
  TickMath,
} from '@uniswap/v3-sdk';
import {type Address, encodePacked, type Hex, size} from 'viem';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {DAI, UNI, USDC, WETH} from '../../support/tokens';

// #region pools
/** A pool at a price, in base units of the second token for some of the first; without ticks. */
function poolAt(price: {token0: string; token1: string}, tokens: [Token, Token]): Pool {
  const sqrtPriceX96 = encodeSqrtRatioX96(price.token1, price.token0);
  const tick = TickMath.getTickAtSqrtRatio(sqrtPriceX96);
  return new Pool(...tokens, FeeAmount.MEDIUM, sqrtPriceX96, '1', tick);
}

const ether = String(10n ** 18n);
const usdcWeth = poolAt({token0: String(2_000n * 10n ** 6n), token1: ether}, [USDC, WETH]);
const uniWeth = poolAt({token0: String(200n * 10n ** 18n), token1: ether}, [UNI, WETH]);
// #endregion pools

run(async () => {
  // #region new
  const route = new Route([usdcWeth, uniWeth], USDC, UNI);
  console.log(route.tokenPath.map(({symbol}) => symbol).join(' → '));
  console.log(`${route.midPrice.invert().toFixed(2)} USDC per UNI`);
  // #endregion new

  // #region path
  const path = encodeRouteToPath(route, false) as Hex;
  console.log(`path of ${size(path)} bytes`);
  // #endregion path
  const types = ['address', 'uint24', 'address', 'uint24', 'address'] as const;
  const [usdc, weth, uni] = [
    USDC.address as Address,
    WETH.address as Address,
    UNI.address as Address,
  ];
  assert.equal(path, encodePacked(types, [usdc, 3_000, weth, 3_000, uni]));

  // #region ether
  const sale = new Route([usdcWeth], Ether.onChain(1), USDC);
  console.log(`${sale.input.symbol}, through ${sale.tokenPath[0]?.symbol}`);
  // #endregion ether

  // #region wrong-end
  const wrong = new Route([usdcWeth, uniWeth], USDC, WETH); // no error: the last pool has WETH
  console.log(`${wrong.output.symbol}, though the path ends in ${wrong.tokenPath[2]?.symbol}`);
  // #endregion wrong-end

  // #region throws
  await printFailure('no pools', () => new Route([], USDC, UNI));
  await printFailure('input of another pool', () => new Route([usdcWeth, uniWeth], DAI, UNI));
  await printFailure('output of another pool', () => new Route([usdcWeth, uniWeth], USDC, DAI));
  await printFailure('pools not in a row', () => new Route([uniWeth, usdcWeth, uniWeth], UNI, UNI));
  // #endregion throws
});
