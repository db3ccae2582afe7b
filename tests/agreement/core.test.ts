import {afterAll, beforeAll, test} from 'vitest';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {mulDiv, mulDivRoundingUp, unsafeDivRoundingUp} from '../../src/protocol/fullMath';
import {wrapUnsigned} from '../../src/protocol/integers';
import {addDelta} from '../../src/protocol/liquidityMath';
import {
  getAmount0Delta,
  getAmount1Delta,
  getNextSqrtPriceFromAmount0,
  getNextSqrtPriceFromAmount1,
  getNextSqrtPriceFromInput,
  getNextSqrtPriceFromOutput,
} from '../../src/protocol/sqrtPriceMath';
import {computeSwapStep} from '../../src/protocol/swapMath';
import {getSqrtPriceAtTick, getTickAtSqrtPrice} from '../../src/protocol/tickMath';
import {maxLiquidityPerTick} from '../../src/protocol/tickSpacing';
import {type Compared, expectAgreementOnChain} from './onChain';
import {amount, either, feePips, flag, negative, signed, sqrtPrice, tick, unsigned} from './inputs';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const anyAmount = either(unsigned(256), amount);
const liquidity = either(unsigned(128), amount);
const price = either(sqrtPrice, unsigned(160));

const core = (probe: string) => `examples/v3/reference/coreLibraries/${probe}.sol`;

const swapStep = {
  file: core('PriceProbe'),
  signature:
    'function swapStep(uint160, uint160, uint128, int256, uint24) returns (uint160, uint256, uint256, uint256)',
  ours(
    sqrtPriceX96: bigint,
    sqrtPriceTargetX96: bigint,
    active: bigint,
    amountRemaining: bigint,
    fee: bigint,
  ) {
    const step = computeSwapStep({
      sqrtPriceX96,
      sqrtPriceTargetX96,
      liquidity: active,
      amountRemaining,
      feePips: fee,
    });
    return [step.sqrtPriceNextX96, step.amountIn, step.amountOut, step.feeAmount];
  },
};

const compared: Readonly<Record<string, Compared>> = {
  'TickMath.getSqrtRatioAtTick': {
    file: core('TickProbe'),
    signature: 'function priceAt(int24) returns (uint160)',
    sources: [tick],
    ours: getSqrtPriceAtTick,
  },
  'TickMath.getTickAtSqrtRatio': {
    file: core('TickProbe'),
    signature: 'function tickAt(uint160) returns (int24)',
    sources: [price],
    ours: getTickAtSqrtPrice,
  },
  'FullMath.mulDiv': {
    file: core('ArithmeticProbe'),
    signature: 'function down(uint256, uint256, uint256) returns (uint256)',
    sources: [unsigned(256), unsigned(256), unsigned(256)],
    ours: mulDiv,
  },
  'FullMath.mulDivRoundingUp': {
    file: core('ArithmeticProbe'),
    signature: 'function up(uint256, uint256, uint256) returns (uint256)',
    sources: [unsigned(256), unsigned(256), unsigned(256)],
    ours: mulDivRoundingUp,
  },
  'UnsafeMath.divRoundingUp': {
    file: core('ArithmeticProbe'),
    signature: 'function divide(uint256, uint256) returns (uint256)',
    sources: [unsigned(256), unsigned(256)],
    ours: unsafeDivRoundingUp,
  },
  'LiquidityMath.addDelta': {
    file: core('ArithmeticProbe'),
    signature: 'function change(uint128, int128) returns (uint128)',
    sources: [unsigned(128), signed(128)],
    ours: addDelta,
  },
  'SqrtPriceMath.getNextSqrtPriceFromInput': {
    file: core('PriceProbe'),
    signature: 'function afterInput(uint160, uint128, uint256, bool) returns (uint160)',
    sources: [price, liquidity, anyAmount, flag],
    ours: (sqrtPriceX96, active, given, zeroForOne) =>
      getNextSqrtPriceFromInput({
        sqrtPriceX96,
        liquidity: active,
        amount: given,
        zeroForOne: zeroForOne === 1n,
      }),
  },
  'SqrtPriceMath.getNextSqrtPriceFromOutput': {
    file: core('PriceProbe'),
    signature: 'function afterOutput(uint160, uint128, uint256, bool) returns (uint160)',
    sources: [price, liquidity, anyAmount, flag],
    ours: (sqrtPriceX96, active, given, zeroForOne) =>
      getNextSqrtPriceFromOutput({
        sqrtPriceX96,
        liquidity: active,
        amount: given,
        zeroForOne: zeroForOne === 1n,
      }),
  },
  'SqrtPriceMath.getNextSqrtPriceFromAmount0RoundingUp': {
    file: core('PriceProbe'),
    signature: 'function afterAmount0(uint160, uint128, uint256, bool) returns (uint160)',
    sources: [price, liquidity, anyAmount, flag],
    ours: (sqrtPriceX96, active, given, add) =>
      getNextSqrtPriceFromAmount0({
        sqrtPriceX96,
        liquidity: active,
        amount: given,
        add: add === 1n,
      }),
  },
  'SqrtPriceMath.getNextSqrtPriceFromAmount1RoundingDown': {
    file: core('PriceProbe'),
    signature: 'function afterAmount1(uint160, uint128, uint256, bool) returns (uint160)',
    sources: [price, liquidity, anyAmount, flag],
    ours: (sqrtPriceX96, active, given, add) =>
      getNextSqrtPriceFromAmount1({
        sqrtPriceX96,
        liquidity: active,
        amount: given,
        add: add === 1n,
      }),
  },
  'SqrtPriceMath.getAmount0Delta and getAmount1Delta': {
    file: core('PriceProbe'),
    signature:
      'function amountsBetween(uint160, uint160, uint128, bool) returns (uint256, uint256)',
    sources: [price, price, liquidity, flag],
    ours(sqrtPriceAX96, sqrtPriceBX96, held, roundUp) {
      const of = {sqrtPriceAX96, sqrtPriceBX96, liquidity: held, roundUp: roundUp === 1n};
      return [getAmount0Delta(of), getAmount1Delta(of)];
    },
  },
  'SwapMath.computeSwapStep': {
    ...swapStep,
    sources: [price, price, liquidity, either(signed(256), amount, negative(amount)), feePips],
  },
  'SwapMath.computeSwapStep between near prices': {
    ...swapStep,
    sources: [sqrtPrice, signed(12), amount, either(amount, negative(amount)), feePips],
    related: (from = 0n, tenThousandths = 0n, ...rest) => [
      from,
      wrapUnsigned(160n, from + (from * tenThousandths) / 10_000n),
      ...rest,
    ],
  },
  'Tick.tickSpacingToMaxLiquidityPerTick': {
    file: core('StateProbe'),
    signature: 'function maxLiquidity(int24) returns (uint128)',
    sources: [
      {boundaries: Array.from({length: 16_383}, (_, at) => BigInt(at) + 1n), random: () => 60n},
    ],
    ours: maxLiquidityPerTick,
  },
};

test.each(Object.entries(compared))('agrees with %s', async (_library, compared) => {
  await expectAgreementOnChain(sandbox, compared);
});
