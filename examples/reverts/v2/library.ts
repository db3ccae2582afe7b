import {parseEther, parseUnits, zeroAddress} from 'viem';
import {client, reverts, run} from '../support/reproduce';
import {createPair, router, tenMinutesAhead, uni, usdc, weth} from './support/v2';

const account = client.account.address;

run(async () => {
  const deadline = await tenMinutesAhead();
  const hundredUsdc = parseUnits('100', 6);
  const quote = {...router, functionName: 'getAmountsOut'} as const;

  // #region invalid-path
  await reverts('UniswapV2Library: INVALID_PATH', {...quote, args: [hundredUsdc, [usdc]]});
  // #endregion invalid-path

  // #region identical-addresses
  await reverts('UniswapV2Library: IDENTICAL_ADDRESSES', {
    ...quote,
    args: [hundredUsdc, [usdc, usdc]],
  });
  // #endregion identical-addresses

  // #region zero-address
  // Ether has no address: a path holds that of WETH.
  await reverts('UniswapV2Library: ZERO_ADDRESS', {
    ...quote,
    args: [hundredUsdc, [usdc, zeroAddress]],
  });
  // #endregion zero-address

  // #region insufficient-liquidity
  await createPair(uni, weth);
  await reverts('UniswapV2Library: INSUFFICIENT_LIQUIDITY', {
    ...quote,
    args: [parseEther('1'), [uni, weth]],
  });
  // #endregion insufficient-liquidity

  // #region insufficient-input-amount
  await reverts('UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT', {
    ...router,
    functionName: 'swapExactTokensForTokens',
    args: [0n, 1n, [usdc, weth], account, deadline],
  });
  // #endregion insufficient-input-amount

  // #region insufficient-output-amount
  await reverts('UniswapV2Library: INSUFFICIENT_OUTPUT_AMOUNT', {
    ...router,
    functionName: 'swapTokensForExactTokens',
    args: [0n, hundredUsdc, [usdc, weth], account, deadline],
  });
  // #endregion insufficient-output-amount

  // #region insufficient-amount
  await reverts('UniswapV2Library: INSUFFICIENT_AMOUNT', {
    ...router,
    functionName: 'addLiquidity',
    args: [usdc, weth, 0n, parseEther('1'), 1n, parseEther('0.99'), account, deadline],
  });
  // #endregion insufficient-amount
});
