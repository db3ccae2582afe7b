import type {Hex, TransactionReceipt} from 'viem';
import type {SigningClient} from '../../../support/signingClient';
import {positions} from '../../../v4/support/positions';
import {sendCall} from './sendCall';

// #region send
/** Sends what V4PositionManager encoded: calldata and value, both hexadecimal. */
export const sendToManager = (
  wallet: SigningClient,
  {calldata, value}: {calldata: string; value: string},
): Promise<TransactionReceipt> =>
  sendCall(wallet, {to: positions.address, data: calldata as Hex, value: BigInt(value)});
// #endregion send
