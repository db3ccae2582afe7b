import {createWalletClient, http, publicActions, type Hash, type TransactionReceipt} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {mainnet} from 'viem/chains';

/** Reads the local chain and signs as its first test account, whose key is public. */
export const client = createWalletClient({
  account: mnemonicToAccount('test test test test test test test test test test test junk'),
  chain: mainnet,
  transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
  pollingInterval: 50,
}).extend(publicActions);

/** Pays for swaps and receives what they give. */
export const account = client.account.address;

// #region deadline
/** A time this many seconds from now, by the chain's clock: the routers compare with that one. */
export async function deadlineIn(seconds: bigint): Promise<bigint> {
  const {timestamp} = await client.getBlock();
  return timestamp + seconds;
}
// #endregion deadline

/** Waits for the receipt, and refuses one of a transaction that was mined but reverted. */
export async function confirm(hash: Hash): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`${hash} was mined but reverted`);
  return receipt;
}
