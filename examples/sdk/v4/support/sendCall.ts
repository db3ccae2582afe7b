import type {Address, Hex, TransactionReceipt} from 'viem';
import {confirm} from '../../../support/chain';
import type {SigningClient} from '../../../support/signingClient';

type Call = {to: Address; data: Hex; value: bigint; gas?: bigint};

// #region send
/** Simulates a call, then sends it: a revert that shows in the simulation costs no gas. */
export async function sendCall(wallet: SigningClient, call: Call): Promise<TransactionReceipt> {
  const {account, chain} = wallet;
  await wallet.call({...call, account});
  return confirm(await wallet.sendTransaction({...call, account, chain}));
}
// #endregion send
