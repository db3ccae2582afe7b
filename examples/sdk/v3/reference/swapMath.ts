import assert from 'node:assert/strict';
import {FeeAmount, SwapMath, TickMath} from '@uniswap/v3-sdk';
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

const price = toJsbi(market.sqrtPriceX96); // 2,000 USDC per WETH
const target = TickMath.getSqrtRatioAtTick(market.tickLower); // 2,504.92 USDC per WETH
const liquidity = toJsbi(market.liquidity);

run(async () => {
  const contract = await deployPriceProbe();

  // #region steps
  const stepOf = (remaining: bigint) => {
    const given = [price, target, liquidity, toJsbi(remaining)] as const;
    return SwapMath.computeSwapStep(...given, FeeAmount.MEDIUM).map(toBigint);
  };
  const swaps = [
    ['10,000 USDC in', parseUnits('10000', 6)],
    ['300,000 USDC in', parseUnits('300000', 6)],
    ['5 WETH out', -parseEther('5')], // negative asks for an output
  ] as const;
  for (const [label, remaining] of swaps) {
    const [sqrtPriceX96 = 0n, amountIn = 0n, amountOut = 0n, feeAmount = 0n] = stepOf(remaining);
    const reached = sqrtPriceX96 === toBigint(target) ? ', the target' : '';
    console.log(`${label}, to ${usdcPerWeth(sqrtPriceX96)}${reached}:`);
    const paid = `${showUsdc(amountIn)} + fee ${showUsdc(feeAmount)}`;
    console.log(`  ${paid} buy ${showWeth(amountOut)}`);
  }
  // #endregion steps
  for (const remaining of [0n, 1n, -1n, ...swaps.map(([, amount]) => amount)]) {
    const asked = [market.sqrtPriceX96, toBigint(target), market.liquidity, remaining] as const;
    assert.deepEqual(stepOf(remaining), await contract.swapStep(...asked, market.feePips));
  }

  // #region throws
  const one = JSBI.BigInt(1);
  await printFailure('a fee of 100%, exact output', () =>
    SwapMath.computeSwapStep(price, target, liquidity, JSBI.BigInt(-1), JSBI.BigInt(1_000_000)),
  );
  await printFailure('from a price of 0', () =>
    SwapMath.computeSwapStep(JSBI.BigInt(0), price, liquidity, one, FeeAmount.MEDIUM),
  );
  // #endregion throws
});
