import assert from 'node:assert/strict';
import {SqrtPriceMath, TickMath} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {parseEther, parseUnits} from 'viem';
import {run} from '../../../support/chain';
import {
  market,
  showUsdc,
  showWeth,
  usdcPerWeth,
} from '../../../v3/reference/coreLibraries/support/market';
import {printFailure} from '../../support/printFailure';
import {toBigint, toJsbi} from './support/integers';
import {deployPriceProbe} from './support/priceProbe';

// #region market
const price = toJsbi(market.sqrtPriceX96); // 2,000 USDC per WETH
const liquidity = toJsbi(market.liquidity);
const lower = TickMath.getSqrtRatioAtTick(market.tickLower); // 2,504.92 USDC per WETH
const upper = TickMath.getSqrtRatioAtTick(market.tickUpper); // 1,504.23 USDC per WETH
// #endregion market

run(async () => {
  const contract = await deployPriceProbe();

  // #region amounts
  for (const roundUp of [true, false]) {
    const usdc = SqrtPriceMath.getAmount0Delta(price, upper, liquidity, roundUp);
    const weth = SqrtPriceMath.getAmount1Delta(lower, price, liquidity, roundUp);
    const way = roundUp ? 'up' : 'down';
    console.log(`${way}: ${showUsdc(toBigint(usdc))}, ${showWeth(toBigint(weth))}`);
  }
  // #endregion amounts
  const prices = [lower, price, upper];
  for (const [a, b] of prices.flatMap((one) => prices.map((other) => [one, other] as const))) {
    for (const roundUp of [true, false]) {
      const computed = [
        SqrtPriceMath.getAmount0Delta(a, b, liquidity, roundUp),
        SqrtPriceMath.getAmount1Delta(a, b, liquidity, roundUp),
      ].map(toBigint);
      const bounds = [toBigint(a), toBigint(b)] as const;
      const told = await contract.amountsBetween(...bounds, market.liquidity, roundUp);
      assert.deepEqual(computed, told);
    }
  }

  // #region from-input
  const usdcIn = toJsbi(parseUnits('9970', 6)); // 10,000 USDC less the fee of 0.3%
  const wethIn = toJsbi(parseEther('5'));
  const cheaper = SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity, usdcIn, true);
  const dearer = SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity, wethIn, false);
  console.log(`9,970 USDC in: ${usdcPerWeth(toBigint(cheaper))}`);
  console.log(`5 WETH in: ${usdcPerWeth(toBigint(dearer))}`);
  // #endregion from-input

  // #region from-output
  const wethOut = toJsbi(parseEther('5'));
  const usdcOut = toJsbi(parseUnits('10000', 6));
  const bought = SqrtPriceMath.getNextSqrtPriceFromOutput(price, liquidity, wethOut, true);
  const sold = SqrtPriceMath.getNextSqrtPriceFromOutput(price, liquidity, usdcOut, false);
  console.log(`5 WETH out: ${usdcPerWeth(toBigint(bought))}`);
  console.log(`10,000 USDC out: ${usdcPerWeth(toBigint(sold))}`);
  // #endregion from-output
  const state = [market.sqrtPriceX96, market.liquidity] as const;
  for (const [computed, told] of [
    [cheaper, contract.afterInput(...state, toBigint(usdcIn), true)],
    [dearer, contract.afterInput(...state, toBigint(wethIn), false)],
    [bought, contract.afterOutput(...state, toBigint(wethOut), true)],
    [sold, contract.afterOutput(...state, toBigint(usdcOut), false)],
  ] as const) {
    assert.equal(toBigint(computed), await told);
  }

  // #region throws
  const zero = JSBI.BigInt(0);
  const all = toJsbi(parseEther('1000')); // the range holds less
  await printFailure('no liquidity', () =>
    SqrtPriceMath.getNextSqrtPriceFromInput(price, zero, wethIn, false),
  );
  await printFailure('more than there is', () =>
    SqrtPriceMath.getNextSqrtPriceFromOutput(price, liquidity, all, true),
  );
  await printFailure('from a price of 0', () =>
    SqrtPriceMath.getAmount0Delta(zero, upper, liquidity, true),
  );
  // #endregion throws

  // #region bigint
  const asItIs = (value: bigint) => value as never; // past the types
  const [from, to] = [asItIs(market.sqrtPriceX96), asItIs(toBigint(upper))] as const;
  const wrong = SqrtPriceMath.getAmount1Delta(from, to, liquidity, false);
  console.log(`prices as bigint give ${wrong.toString()}`);
  // #endregion bigint
  const right = SqrtPriceMath.getAmount1Delta(price, upper, liquidity, false);
  assert(JSBI.greaterThan(right, wrong));

  // #region unbounded
  const endless = toJsbi(2n ** 200n); // the contract reverts: no uint160 holds the price
  const beyond = SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity, endless, false);
  console.log(`above MAX_SQRT_RATIO: ${JSBI.greaterThan(beyond, TickMath.MAX_SQRT_RATIO)}`);
  // #endregion unbounded
  await assert.rejects(contract.afterInput(...state, 2n ** 200n, false));
});
