import {maxUint256, parseEther} from 'viem';
import {reverts, run} from '../support/reproduce';
import {router, usdc, weth} from './support/v2';

run(async () => {
  // #region sub-underflow
  // The pair holds 1,000 WETH, and more is asked for.
  await reverts('ds-math-sub-underflow', {
    ...router,
    functionName: 'getAmountsIn',
    args: [parseEther('1001'), [usdc, weth]],
  });
  // #endregion sub-underflow

  // #region mul-overflow
  await reverts('ds-math-mul-overflow', {
    ...router,
    functionName: 'getAmountsOut',
    args: [maxUint256, [usdc, weth]],
  });
  // #endregion mul-overflow

  // #region add-overflow
  // Each product fits 256 bits, their sum does not; no pair has such a reserve.
  await reverts('ds-math-add-overflow', {
    ...router,
    functionName: 'getAmountOut',
    args: [maxUint256 / 997n, maxUint256 / 1_000n, 1n],
  });
  // #endregion add-overflow
});
