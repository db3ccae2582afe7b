import type {Currency, Percent, TradeType} from '@uniswap/sdk-core';
import {SwapRouter, type Trade} from '@uniswap/v3-sdk';
import type {Hex, TransactionReceipt} from 'viem';
import {client, confirm} from '../../support/chain';
import {deadlineIn} from './deadline';
import {account} from './tokens';

/** SwapRouter on Ethereum mainnet. */
export const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564';

// #region send
/** Sends a trade through SwapRouter, with a limit on its price and 600 s of time. */
export async function sendTrade<I extends Currency, O extends Currency, T extends TradeType>(
  trade: Trade<I, O, T>,
  slippageTolerance: Percent,
): Promise<TransactionReceipt> {
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadline: String(await deadlineIn(600n)),
  });
  const data = calldata as Hex;
  return confirm(await client.sendTransaction({to: router, data, value: BigInt(value)}));
}
// #endregion send
