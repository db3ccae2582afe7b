import {isAddressEqual, parseEther, parseUnits} from 'viem';
import {client, deploy, reverts, run} from '../support/reproduce';
import {blockAccount, createBlockingToken, fill} from './support/blockingToken';
import {approve, pairOf, router, tax, tenMinutesAhead, transfer, usdc, weth} from './support/v2';

const account = client.account.address;
const borrower = {file: 'examples/reverts/v2/SyncingBorrower.sol', contract: 'SyncingBorrower'};

run(async () => {
  // USDC is token0 of this pair, WETH is token1.
  const pair = await pairOf(usdc, weth);
  const swap = {...pair, functionName: 'swap'} as const;
  const oneUsdc = parseUnits('1', 6);

  // #region insufficient-output-amount
  await reverts('UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT', {...swap, args: [0n, 0n, account, '0x']});
  // #endregion insufficient-output-amount

  // #region insufficient-liquidity
  const [reserve0] = await client.readContract({...pair, functionName: 'getReserves'});
  await reverts('UniswapV2: INSUFFICIENT_LIQUIDITY', {
    ...swap,
    args: [reserve0, 0n, account, '0x'],
  });
  // #endregion insufficient-liquidity

  // #region invalid-to
  await reverts('UniswapV2: INVALID_TO', {...swap, args: [oneUsdc, 0n, weth, '0x']});
  // #endregion invalid-to

  // #region insufficient-input-amount
  // Nothing was sent to the pair before the call.
  await reverts('UniswapV2: INSUFFICIENT_INPUT_AMOUNT', {
    ...swap,
    args: [oneUsdc, 0n, account, '0x'],
  });
  // #endregion insufficient-input-amount

  // #region locked
  // In its callback the borrower calls `sync` of the pair that is about to finish its `swap`.
  const to = await deploy(borrower, [pair.address]);
  await reverts('UniswapV2: LOCKED', {...swap, args: [oneUsdc, 0n, to, '0x01']});
  // #endregion locked

  // #region insufficient-liquidity-minted
  // Nothing was sent to the pair before the call.
  await reverts('UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED', {
    ...pair,
    functionName: 'mint',
    args: [account],
  });
  // #endregion insufficient-liquidity-minted

  // #region insufficient-liquidity-burned
  // No shares were sent to the pair before the call.
  await reverts('UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED', {
    ...pair,
    functionName: 'burn',
    args: [account],
  });
  // #endregion insufficient-liquidity-burned

  // #region k
  // TAX burns 1% on its way to the pair, so the output for the whole amount is too much.
  const amountIn = parseEther('100');
  await approve(tax, router.address, amountIn);
  await reverts('UniswapV2: K', {
    ...router,
    functionName: 'swapExactTokensForTokens',
    args: [amountIn, parseEther('0.04'), [tax, weth], account, await tenMinutesAhead()],
  });
  // #endregion k

  // #region transfer-failed
  // The token refuses to be sent to the account that buys it.
  const blocking = await createBlockingToken();
  await fill(blocking);
  await blockAccount(blocking, account);
  const token0 = await client.readContract({...blocking.pair, functionName: 'token0'});
  const isToken0 = isAddressEqual(token0, blocking.token.address);
  const [amount0Out, amount1Out] = isToken0 ? [1n, 0n] : [0n, 1n];
  await reverts('UniswapV2: TRANSFER_FAILED', {
    ...blocking.pair,
    functionName: 'swap',
    args: [amount0Out, amount1Out, account, '0x'],
  });
  // #endregion transfer-failed

  // #region overflow
  // A reserve has 112 bits; one unit more than they can hold is sent.
  const vast = await createBlockingToken(2n ** 112n);
  await transfer(vast.token.address, vast.pair.address, 2n ** 112n);
  await reverts('UniswapV2: OVERFLOW', {...vast.pair, functionName: 'sync'});
  // #endregion overflow
});
