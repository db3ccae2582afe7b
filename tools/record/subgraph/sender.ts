import {
  encodeFunctionData,
  TransactionReceiptNotFoundError,
  type Abi,
  type Address,
  type Hash,
  type TransactionReceipt,
} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import type {Client} from './readLogs';

type Call = {to: Address; abi: Abi; name: string; args: readonly unknown[]; gas?: bigint};

const MNEMONIC = 'test test test test test test test test test test test junk';

/** Sends calls of the test accounts, one after the other; throws where one reverts. */
export const senderOf =
  (client: Client) =>
  async (index: number, {to, abi, name, args, gas = 1_000_000n}: Call): Promise<void> => {
    const hash = await client.sendTransaction({
      account: mnemonicToAccount(MNEMONIC, {addressIndex: index}),
      to,
      data: encodeFunctionData({abi, functionName: name, args}),
      // Told, so that the hash follows from nothing but what is sent.
      gas,
      maxFeePerGas: 10n ** 10n,
      maxPriorityFeePerGas: 10n ** 9n,
    });
    const {status} = await receiptOf(client, hash);
    if (status !== 'success') throw new Error(`${name} of account ${index} reverted`);
  };

/**
 * The receipt of a transaction, which is mined at once. The client's own wait ends with the next
 * block where a large one is late, and no next block comes.
 */
async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt> {
  for (;;) {
    try {
      return await client.getTransactionReceipt({hash});
    } catch (cause) {
      if (!(cause instanceof TransactionReceiptNotFoundError)) throw cause;
    }
  }
}

/** The address of a test account. */
export const accountAt = (index: number): Address =>
  mnemonicToAccount(MNEMONIC, {addressIndex: index}).address;

/** Makes the next block one of a time, given in UTC as "2026-01-03T10:00"; gives it in seconds. */
export async function moveTo(client: Client, time: string): Promise<bigint> {
  const timestamp = BigInt(Date.parse(`${time}Z`) / 1_000);
  await client.setNextBlockTimestamp({timestamp});
  return timestamp;
}
