import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {type AddLiquidityOptions, type Position, V4PositionManager} from '@uniswap/v4-sdk';
import type {TransactionReceipt} from 'viem';
import {deadlineIn} from '../../../support/chain';
import type {SigningClient} from '../../../support/signingClient';
import {positions} from '../../../v4/support/positions';
import {amountOf, USDC} from '../../support/tokens';
import {slippageTolerance} from './limits';
import {ETH} from '../../support/readV4Pool';
import {sendToManager} from './sendToManager';
import {signBatchPermit} from './signBatchPermit';

/** A new position of an owner, or one that grows. */
type Target = {recipient: string; createPool?: boolean; sqrtPriceX96?: string} | {tokenId: string};

// #region most
/** The most USDC that a position costs within the tolerance: what Permit2 must be allowed to move. */
export function mostUsdcFor(position: Position): CurrencyAmount<Token> {
  const {amount1} = position.mintAmountsWithSlippage(slippageTolerance);
  return amountOf(USDC, BigInt(amount1.toString()));
}
// #endregion most

// #region add
/** Adds a position's liquidity to a pool of ETH and USDC; a signature lets PositionManager take the USDC. */
export async function addLiquidity(
  wallet: SigningClient,
  position: Position,
  target: Target,
): Promise<TransactionReceipt> {
  const deadline = await deadlineIn(600n);
  const amounts = [mostUsdcFor(position)];
  const wanted = {amounts, spender: positions.address, deadline};
  const options: AddLiquidityOptions = {
    ...target,
    slippageTolerance, // makes both maxima
    deadline: String(deadline),
    useNative: ETH, // pays with ETH, and sweeps what is left
    batchPermit: await signBatchPermit(wallet, wanted),
  };
  return sendToManager(wallet, V4PositionManager.addCallParameters(position, options));
}
// #endregion add
