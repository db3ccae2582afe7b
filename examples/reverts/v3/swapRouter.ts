import {parseEther, parseUnits} from 'viem';
import {client, reverts, run} from '../support/reproduce';
import {usdc, weth} from './support/pool';
import {approve, deadlineIn, router} from './support/router';

const thousandUsdc = parseUnits('1000', 6); // buys a little less than 0.5 WETH at 2,000 USDC
const halfWeth = parseEther('0.5');

run(async () => {
  const swap = {
    ...{tokenIn: usdc, tokenOut: weth, fee: 3_000, recipient: client.account.address},
    ...{deadline: await deadlineIn(600n), sqrtPriceLimitX96: 0n},
  } as const;
  const fair = {amountIn: thousandUsdc, amountOutMinimum: (halfWeth * 99n) / 100n};

  // #region stf
  // The router has no allowance yet.
  await reverts('STF', {...router, functionName: 'exactInputSingle', args: [{...swap, ...fair}]});
  // #endregion stf

  await approve(usdc, {to: router.address, amount: 2n * thousandUsdc});

  // #region transaction-too-old
  const late = {deadline: await deadlineIn(-1n)};
  await reverts('Transaction too old', {
    ...router,
    functionName: 'exactInputSingle',
    args: [{...swap, ...fair, ...late}],
  });
  // #endregion transaction-too-old

  // #region too-little-received
  // The fee and the price impact are not in 1,000 / 2,000.
  await reverts('Too little received', {
    ...router,
    functionName: 'exactInputSingle',
    args: [{...swap, amountIn: thousandUsdc, amountOutMinimum: halfWeth}],
  });
  // #endregion too-little-received

  // #region too-much-requested
  await reverts('Too much requested', {
    ...router,
    functionName: 'exactOutputSingle',
    args: [{...swap, amountOut: halfWeth, amountInMaximum: thousandUsdc}],
  });
  // #endregion too-much-requested
});
