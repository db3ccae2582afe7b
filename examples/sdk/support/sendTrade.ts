import {SwapRouter} from '@uniswap/router-sdk';
import type {Currency, Percent, TradeType} from '@uniswap/sdk-core';
import type {Trade} from '@uniswap/v3-sdk';
import type {Hex, TransactionReceipt} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn} from '../../support/chain';
import {allowanceFor} from './tokens';

// #region send
/** Sends a trade through SwapRouter02, with a limit on its price and 600 s of time. */
export async function sendTrade<I extends Currency, O extends Currency, T extends TradeType>(
  trade: Trade<I, O, T>,
  slippageTolerance: Percent,
): Promise<TransactionReceipt> {
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(await deadlineIn(600n)),
  });
  const to = addressOf('SwapRouter02');
  const transaction = {to, data: calldata as Hex, value: BigInt(value)} as const;
  const send = async () => confirm(await client.sendTransaction(transaction));
  const {currency, wrapped} = trade.maximumAmountIn(slippageTolerance);
  return currency.isNative ? send() : withAllowances([allowanceFor(to, wrapped)], send);
}
// #endregion send
