import {Token} from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FullMath,
  LiquidityMath,
  maxLiquidityForAmounts,
  nearestUsableTick as nearestOfSdk,
  SqrtPriceMath,
  SwapMath,
  TickMath,
  tickToPrice,
  TICK_SPACINGS as spacingsOfSdk,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {expect, test} from 'vitest';
import {mulDivRoundingUp} from '../../src/protocol/fullMath';
import {addDelta, getLiquidityForAmounts} from '../../src/protocol/liquidityMath';
import {encodeSqrtPrice, priceAtTick} from '../../src/protocol/price';
import {rational} from '../../src/protocol/rational';
import {
  getAmount0Delta,
  getAmount1Delta,
  getNextSqrtPriceFromInput,
  getNextSqrtPriceFromOutput,
} from '../../src/protocol/sqrtPriceMath';
import {computeSwapStep} from '../../src/protocol/swapMath';
import {getSqrtPriceAtTick, getTickAtSqrtPrice} from '../../src/protocol/tickMath';
import {nearestUsableTick, TICK_SPACINGS} from '../../src/protocol/tickSpacing';
import {type ComparedWithSdk, expectAgreementWithSdk} from './withSdk';
import {
  above0,
  amount,
  either,
  feePips,
  flag,
  negative,
  realTick,
  signed,
  sqrtPrice,
  unsigned,
} from './inputs';

const js = (value: bigint) => JSBI.BigInt(String(value));
const big = (value: JSBI) => BigInt(String(value));

const price = either(sqrtPrice, unsigned(160));
const anyAmount = either(unsigned(256), amount);
const liquidity = either(unsigned(128), amount);
const tokens = [6, 18].map((decimals, at) => {
  const address = `0x${'0'.repeat(39)}${at + 1}`;
  return new Token(1, address, decimals);
}) as [Token, Token];
/** Below 1,000,000, where the contract's difference wraps and the SDK's does not. */
const feeOfPool = {
  ...feePips,
  boundaries: feePips.boundaries.filter((one) => one < 1_000_000n),
};
const decimals = {decimals0: 6n, decimals1: 18n};

const compared: Readonly<Record<string, ComparedWithSdk>> = {
  'TickMath.getSqrtRatioAtTick': {
    sources: [realTick],
    ours: getSqrtPriceAtTick,
    theirs: (tick) => big(TickMath.getSqrtRatioAtTick(Number(tick))),
  },
  'TickMath.getTickAtSqrtRatio': {
    sources: [sqrtPrice],
    ours: getTickAtSqrtPrice,
    theirs: (at) => BigInt(TickMath.getTickAtSqrtRatio(js(at))),
  },
  'FullMath.mulDivRoundingUp': {
    sources: [unsigned(256), unsigned(256), unsigned(256)],
    ours: mulDivRoundingUp,
    theirs: (a, b, c) => big(FullMath.mulDivRoundingUp(js(a), js(b), js(c))),
  },
  'LiquidityMath.addDelta': {
    sources: [unsigned(128), signed(128)],
    ours: addDelta,
    theirs: (held, delta) => big(LiquidityMath.addDelta(js(held), js(delta))),
  },
  'SqrtPriceMath.getAmount0Delta and getAmount1Delta': {
    sources: [price, price, liquidity, flag],
    ours(sqrtPriceAX96, sqrtPriceBX96, held, up) {
      const of = {sqrtPriceAX96, sqrtPriceBX96, liquidity: held, roundUp: up === 1n};
      return [getAmount0Delta(of), getAmount1Delta(of)];
    },
    theirs: (a, b, held, up) => [
      big(SqrtPriceMath.getAmount0Delta(js(a), js(b), js(held), up === 1n)),
      big(SqrtPriceMath.getAmount1Delta(js(a), js(b), js(held), up === 1n)),
    ],
  },
  'SqrtPriceMath.getNextSqrtPriceFromInput': {
    sources: [price, liquidity, anyAmount, flag],
    ours: (sqrtPriceX96, held, given, down) =>
      getNextSqrtPriceFromInput({
        sqrtPriceX96,
        liquidity: held,
        amount: given,
        zeroForOne: down === 1n,
      }),
    theirs: (at, held, given, down) =>
      big(SqrtPriceMath.getNextSqrtPriceFromInput(js(at), js(held), js(given), down === 1n)),
  },
  'SqrtPriceMath.getNextSqrtPriceFromOutput': {
    sources: [price, liquidity, anyAmount, flag],
    ours: (sqrtPriceX96, held, given, down) =>
      getNextSqrtPriceFromOutput({
        sqrtPriceX96,
        liquidity: held,
        amount: given,
        zeroForOne: down === 1n,
      }),
    theirs: (at, held, given, down) =>
      big(SqrtPriceMath.getNextSqrtPriceFromOutput(js(at), js(held), js(given), down === 1n)),
  },
  'SwapMath.computeSwapStep': {
    sources: [sqrtPrice, sqrtPrice, liquidity, either(amount, negative(amount)), feeOfPool],
    ours(sqrtPriceX96, sqrtPriceTargetX96, held, amountRemaining, fee) {
      const step = computeSwapStep({
        sqrtPriceX96,
        sqrtPriceTargetX96,
        liquidity: held,
        amountRemaining,
        feePips: fee,
      });
      return [step.sqrtPriceNextX96, step.amountIn, step.amountOut, step.feeAmount];
    },
    theirs: (at, target, held, rest, fee) =>
      SwapMath.computeSwapStep(js(at), js(target), js(held), js(rest), js(fee)).map(big),
  },
  maxLiquidityForAmounts: {
    sources: [sqrtPrice, sqrtPrice, sqrtPrice, amount, amount],
    ours: (sqrtPriceX96, sqrtPriceAX96, sqrtPriceBX96, amount0, amount1) =>
      getLiquidityForAmounts({sqrtPriceX96, sqrtPriceAX96, sqrtPriceBX96, amount0, amount1}),
    theirs: (at, a, b, amount0, amount1) =>
      big(maxLiquidityForAmounts(js(at), js(a), js(b), String(amount0), String(amount1), false)),
  },
  encodeSqrtRatioX96: {
    sources: [above0(amount), above0(amount)],
    ours: (amount1, amount0) => encodeSqrtPrice({amount0, amount1}),
    theirs: (amount1, amount0) => big(encodeSqrtRatioX96(String(amount1), String(amount0))),
  },
  nearestUsableTick: {
    sources: [realTick, {boundaries: [1n, 10n, 60n, 200n, 16_383n], random: () => 7n}],
    ours: (tick, tickSpacing) => nearestUsableTick({tick, tickSpacing}),
    theirs: (tick, spacing) => BigInt(nearestOfSdk(Number(tick), Number(spacing))),
  },
  tickToPrice: {
    sources: [realTick],
    ours(tick) {
      const {numerator, denominator} = priceAtTick(tick, decimals);
      return [numerator, denominator];
    },
    theirs(tick) {
      const of = tickToPrice(...tokens, Number(tick));
      const {numerator, denominator} = rational(
        big(of.numerator) * big(of.scalar.numerator),
        big(of.denominator) * big(of.scalar.denominator),
      );
      return [numerator, denominator];
    },
  },
};

test.each(Object.entries(compared))('agrees with %s of v3-sdk', (_name, one) => {
  expectAgreementWithSdk(one);
});

test('has the tick spacings of v3-sdk', () => {
  for (const [fee, spacing] of TICK_SPACINGS) {
    expect(spacingsOfSdk[Number(fee) as keyof typeof spacingsOfSdk]).toBe(Number(spacing));
  }
});
