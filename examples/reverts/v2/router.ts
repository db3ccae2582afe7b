import {parseEther, parseUnits} from 'viem';
import {client, reverts, run} from '../support/reproduce';
import {router, tenMinutesAhead, usdc, weth} from './support/v2';

const account = client.account.address;
const usdcOf = (whole: string) => parseUnits(whole, 6);

run(async () => {
  // The pair holds 2,000 USDC for each WETH.
  const deadline = await tenMinutesAhead();
  const path = [usdc, weth] as const;

  // #region expired
  await reverts('UniswapV2Router: EXPIRED', {
    ...router,
    functionName: 'swapExactTokensForTokens',
    args: [usdcOf('100'), parseEther('0.049'), path, account, deadline - 601n],
  });
  // #endregion expired

  // #region insufficient-output-amount
  // 100 USDC are worth 0.05 WETH before the fee of 0.3%.
  await reverts('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', {
    ...router,
    functionName: 'swapExactTokensForTokens',
    args: [usdcOf('100'), parseEther('0.05'), path, account, deadline],
  });
  // #endregion insufficient-output-amount

  // #region excessive-input-amount
  await reverts('UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', {
    ...router,
    functionName: 'swapTokensForExactTokens',
    args: [parseEther('0.05'), usdcOf('100'), path, account, deadline],
  });
  // #endregion excessive-input-amount

  // #region invalid-path
  // Ether goes in as WETH, so the path has to begin with it.
  await reverts('UniswapV2Router: INVALID_PATH', {
    ...router,
    functionName: 'swapExactETHForTokens',
    args: [usdcOf('1900'), path, account, deadline],
    value: parseEther('1'),
  });
  // #endregion invalid-path

  const add = {...router, functionName: 'addLiquidity'} as const;

  // #region insufficient-a-amount
  // 1 WETH needs 2,000 USDC; the caller wants to add at least 3,900.
  await reverts('UniswapV2Router: INSUFFICIENT_A_AMOUNT', {
    ...add,
    args: [
      ...path,
      ...[usdcOf('4000'), parseEther('1'), usdcOf('3900'), parseEther('0.99')],
      ...[account, deadline],
    ],
  });
  // #endregion insufficient-a-amount

  // #region insufficient-b-amount
  // 2,000 USDC need 1 WETH; the caller wants to add at least 1.95.
  await reverts('UniswapV2Router: INSUFFICIENT_B_AMOUNT', {
    ...add,
    args: [
      ...path,
      ...[usdcOf('2000'), parseEther('2'), usdcOf('1980'), parseEther('1.95')],
      ...[account, deadline],
    ],
  });
  // #endregion insufficient-b-amount
});
