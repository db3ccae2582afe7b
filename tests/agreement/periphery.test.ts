import {afterAll, beforeAll, test} from 'vitest';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {
  getAmountsForLiquidity,
  getLiquidityForAmount0,
  getLiquidityForAmount1,
  getLiquidityForAmounts,
} from '../../src/protocol/liquidityMath';
import {arithmeticMeanTick, harmonicMeanLiquidity} from '../../src/protocol/oracle';
import {amount, either, signed, sqrtPrice, tick, unsigned} from './inputs';
import {type Compared, expectAgreementOnChain} from './onChain';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const price = either(sqrtPrice, unsigned(160));
const anyAmount = either(unsigned(256), amount);
const liquidity = either(unsigned(128), amount);
const probe = (name: string) => `examples/v3/reference/peripheryLibraries/${name}.sol`;

const compared: Readonly<Record<string, Compared>> = {
  'LiquidityAmounts.getLiquidityForAmount0': {
    file: probe('LiquidityProbe'),
    signature: 'function liquidityOf0(uint160, uint160, uint256) returns (uint128)',
    sources: [price, price, anyAmount],
    ours: (sqrtPriceAX96, sqrtPriceBX96, amount0) =>
      getLiquidityForAmount0({sqrtPriceAX96, sqrtPriceBX96, amount0}),
  },
  'LiquidityAmounts.getLiquidityForAmount1': {
    file: probe('LiquidityProbe'),
    signature: 'function liquidityOf1(uint160, uint160, uint256) returns (uint128)',
    sources: [price, price, anyAmount],
    ours: (sqrtPriceAX96, sqrtPriceBX96, amount1) =>
      getLiquidityForAmount1({sqrtPriceAX96, sqrtPriceBX96, amount1}),
  },
  'LiquidityAmounts.getLiquidityForAmounts': {
    file: probe('LiquidityProbe'),
    signature:
      'function liquidityOfBoth(uint160, uint160, uint160, uint256, uint256) returns (uint128)',
    sources: [price, price, price, anyAmount, anyAmount],
    ours: (sqrtPriceX96, sqrtPriceAX96, sqrtPriceBX96, amount0, amount1) =>
      getLiquidityForAmounts({sqrtPriceX96, sqrtPriceAX96, sqrtPriceBX96, amount0, amount1}),
  },
  'LiquidityAmounts.getAmountsForLiquidity': {
    file: probe('LiquidityProbe'),
    signature: 'function amountsOf(uint160, uint160, uint160, uint128) returns (uint256, uint256)',
    sources: [price, price, price, liquidity],
    ours(sqrtPriceX96, sqrtPriceAX96, sqrtPriceBX96, held) {
      const {amount0, amount1} = getAmountsForLiquidity({
        sqrtPriceX96,
        sqrtPriceAX96,
        sqrtPriceBX96,
        liquidity: held,
        roundUp: false,
      });
      return [amount0, amount1];
    },
  },
  'OracleLibrary.consult': {
    file: 'tests/agreement/WindowProbe.sol',
    signature: 'function consult(int56, int56, uint160, uint160, uint32) returns (int24, uint128)',
    sources: [signed(56), signed(56), unsigned(160), unsigned(160), unsigned(32)],
    ours: consult,
  },
  'OracleLibrary.consult of a pool that was at real ticks': {
    file: 'tests/agreement/WindowProbe.sol',
    signature: 'function consult(int56, int56, uint160, uint160, uint32) returns (int24, uint128)',
    sources: [signed(50), tick, unsigned(150), amount, unsigned(24)],
    // Seconds at a tick, and a rest that makes the mean no whole number.
    related: (ticksFrom = 0n, at = 0n, perLiquidity = 0n, active = 0n, seconds = 0n) => [
      ticksFrom,
      ticksFrom + at * seconds + (at % 97n),
      perLiquidity,
      perLiquidity + (seconds << 128n) / (active || 1n),
      seconds,
    ],
    ours: consult,
  },
};

function consult(...sums: bigint[]): bigint[] {
  const [ticksFrom = 0n, ticksTo = 0n, from = 0n, to = 0n, seconds = 0n] = sums;
  const window = {
    from: {tickCumulative: ticksFrom, secondsPerLiquidityX128: from},
    to: {tickCumulative: ticksTo, secondsPerLiquidityX128: to},
    seconds,
  };
  return [arithmeticMeanTick(window), harmonicMeanLiquidity(window)];
}

test.each(Object.entries(compared))('agrees with %s', async (_library, compared) => {
  await expectAgreementOnChain(sandbox, compared);
});
