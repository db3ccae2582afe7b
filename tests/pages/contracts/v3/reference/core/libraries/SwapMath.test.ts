import {SwapMath, TickMath, encodeSqrtRatioX96} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/core/libraries/SwapMath');

test('states what the step to the target leaves of 300,000 USDC', () => {
  const [, amountIn, , feeAmount] = SwapMath.computeSwapStep(
    encodeSqrtRatioX96('1000000000000000000', '2000000000'),
    TickMath.getSqrtRatioAtTick(198_060),
    JSBI.BigInt('44721359549995793'),
    JSBI.BigInt('300000000000'),
    3_000,
  );
  const left = 300_000_000_000n - BigInt(amountIn.toString()) - BigInt(feeAmount.toString());
  const usdc = (Number(left) / 1e6).toLocaleString('en-US', {maximumFractionDigits: 6});
  expect(page).toContain(`leaves ${usdc} of the 300,000 USDC`);
});

test('names the price at the target', () => {
  const price = (1e12 / 1.0001 ** 198_060).toLocaleString('en-US', {maximumFractionDigits: 2});
  expect(page).toContain(`tick 198,060, where WETH costs ${price} USDC`);
});
