import {expect, test} from 'vitest';
import {isNumeric, unitOf} from './units';

test.each([
  ['sqrtPriceLimitX96', '√(token1 ÷ token0) × 2⁹⁶'],
  ['tickLower', 'ticks'],
  ['tickSpacing', 'ticks'],
  ['tickCumulative', 'tick × seconds'],
  ['amount0Desired', 'smallest units of token0'],
  ['amount1', 'smallest units of token1'],
  ['amountOutMinimum', 'smallest units of the output token'],
  ['feeGrowthInside0LastX128', 'token0 ÷ liquidity × 2¹²⁸'],
  ['feeGrowthGlobal1X128', 'token1 ÷ liquidity × 2¹²⁸'],
  ['secondsPerLiquidityCumulativeX128', 'seconds ÷ liquidity × 2¹²⁸'],
  ['liquidityDelta', 'liquidity'],
  ['fee', '1/1,000,000 of the amount'],
  ['feeBips', 'basis points (1/10,000)'],
  ['deadline', 'Unix time in seconds'],
  ['secondsAgo', 'seconds'],
])('knows the unit of %s: %s', (name, unit) => {
  expect(unitOf(name)).toBe(unit);
});

test.each(['amount', 'value', 'x', '', 'factory', 'ticket'])('guesses no unit for "%s"', (name) => {
  expect(unitOf(name)).toBeUndefined();
});

test.each(['uint256', 'int24', 'uint', 'uint32[]', 'int56[2]', 'uint256[2][]'])(
  'asks for the unit of %s',
  (type) => {
    expect(isNumeric(type)).toBe(true);
  },
);

test.each(['address', 'bool', 'bytes32', 'string', 'IUniswapV3Pool', 'Order', 'bytes[]'])(
  'asks for no unit of %s',
  (type) => {
    expect(isNumeric(type)).toBe(false);
  },
);
