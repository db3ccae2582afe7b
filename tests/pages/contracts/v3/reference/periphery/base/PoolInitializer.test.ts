import {readFileSync} from 'node:fs';
import {TickMath} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';

const notes = readFileSync(
  'docs/contracts/v3/reference/periphery/base/PoolInitializer.yaml',
  'utf8',
);

test('states the prices that a pool can start at', () => {
  const highest = BigInt(String(TickMath.MAX_SQRT_RATIO)) - 1n;
  expect(notes).toContain(`${String(TickMath.MIN_SQRT_RATIO)} to ${highest}`);
});
