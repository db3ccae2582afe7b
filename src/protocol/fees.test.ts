import {expect, test} from 'vitest';
import {shareFee} from './fees';
import {Q128} from './integers';

test('shares a fee among the protocol and all active liquidity', () => {
  const step = {feeAmount: 1_000n, liquidity: 3n};
  expect(shareFee({...step, protocolParts: 4n})).toEqual({
    protocolAmount: 250n,
    growthX128: 250n * Q128,
  });
  expect(shareFee({...step, protocolParts: 6n}).protocolAmount).toBe(166n);
});

test('leaves all of a fee to providers where the protocol takes none', () => {
  expect(shareFee({feeAmount: 9n, liquidity: 3n, protocolParts: 0n})).toEqual({
    protocolAmount: 0n,
    growthX128: 3n * Q128,
  });
});
