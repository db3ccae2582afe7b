import {encodeSqrtRatioX96, SwapMath, TickMath} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/reference/classes/SwapMath');

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
