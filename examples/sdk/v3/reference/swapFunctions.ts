import assert from 'node:assert/strict';
import {encodeRouteToPath, FeeAmount, Route, Trade, tradeComparator, v3Swap} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {type Address, encodePacked} from 'viem';
import {run} from '../../../support/chain';
import {readPool} from '../../support/readPool';
import {amountOf, DAI, show, USDC, WETH} from '../../support/tokens';

const fee = FeeAmount.MEDIUM;

run(async () => {
  const pool = await readPool(USDC, WETH, fee);

  // #region path
  const route = new Route([pool, await readPool(USDC, DAI, FeeAmount.LOWEST)], WETH, DAI);
  const path = encodeRouteToPath(route, false);
  console.log(
    `${(path.length - 2) / 2} bytes; reversed: ${path !== encodeRouteToPath(route, true)}`,
  );
  // #endregion path
  const types = ['address', 'uint24', 'address', 'uint24', 'address'] as const;
  const [weth, usdc] = [WETH.address as Address, USDC.address as Address];
  const dai = DAI.address as Address;
  assert.equal(path, encodePacked(types, [weth, fee, usdc, FeeAmount.LOWEST, dai]));
  const reversed = encodePacked(types, [dai, FeeAmount.LOWEST, usdc, fee, weth]);
  assert.equal(encodeRouteToPath(route, true), reversed);

  // #region swap
  const swapped = await v3Swap(
    JSBI.BigInt(fee),
    pool.sqrtRatioX96,
    pool.tickCurrent,
    pool.liquidity,
    pool.tickSpacing,
    pool.tickDataProvider,
    false, // WETH, which is token1, for USDC
    JSBI.BigInt(String(10n ** 18n)),
  );
  console.log(show(amountOf(USDC, -BigInt(swapped.amountCalculated.toString()))));
  // #endregion swap
  const paid = amountOf(WETH, 10n ** 18n);
  const [received] = await pool.getOutputAmount(paid);
  assert.equal(swapped.amountCalculated.toString(), `-${received.quotient.toString()}`);

  // #region compare
  const cheaper = await readPool(USDC, WETH, FeeAmount.LOW);
  const trades = await Promise.all(
    [pool, cheaper].map((one) => Trade.exactIn(new Route([one], WETH, USDC), paid)),
  );
  const [best] = trades.sort(tradeComparator);
  console.log(best && show(best.outputAmount));
  // #endregion compare
});
