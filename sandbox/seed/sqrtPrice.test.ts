import {encodeSqrtRatioX96} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {sqrtPriceX96} from './sqrtPrice';

test.each([
  [1n, 1n],
  [2_000_000_000n, 10n ** 18n],
  [10n ** 18n, 10n ** 6n],
  [3n, 7n],
])('gives what the SDK gives for %s and %s', (amount0, amount1) => {
  const sdk = encodeSqrtRatioX96(amount1.toString(), amount0.toString());
  expect(sqrtPriceX96(amount0, amount1)).toBe(BigInt(sdk.toString()));
});
