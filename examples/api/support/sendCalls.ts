import {createWalletClient, custom, type EIP1193Provider, type Address, type Hex} from 'viem';
import {chain} from '../../support/chain';

/** What `/swap_5792` returns; `value` is hexadecimal text. */
export type BatchAnswer = {
  from: Address;
  chainId: number;
  calls: {to: Address; data: Hex; value: Hex}[];
};

// #region send
/** Asks the wallet of a browser to make all calls or none, and waits until it has. */
export async function sendCalls(provider: EIP1193Provider, answer: BatchAnswer) {
  const wallet = createWalletClient({account: answer.from, chain, transport: custom(provider)});
  const calls = answer.calls.map((call) => ({...call, value: BigInt(call.value)}));
  const {id} = await wallet.sendCalls({calls, forceAtomic: true});
  const {status, receipts} = await wallet.waitForCallsStatus({id});
  if (status !== 'success') throw new Error(`the wallet reports: ${status}`);
  return receipts;
}
// #endregion send
