import {
  encodeFunctionData,
  TransactionReceiptNotFoundError,
  type Abi,
  type Address,
  type Hash,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import type {Client} from './readLogs';

type Call = {
  to: Address;
  abi: Abi;
  name: string;
  args: readonly unknown[];
  /** Wei that are paid with it. */
  value?: bigint;
  gas?: bigint;
};

const MNEMONIC = 'test test test test test test test test test test test junk';

/** A test account by its place, or the address of an account that the node impersonates. */
type From = number | Address;

/** Sends calls of accounts, one after the other; throws where one reverts. */
export const senderOf =
  (client: Client) =>
  async (from: From, {abi, name, args, ...call}: Call): Promise<void> => {
    const data = encodeFunctionData({abi, functionName: name, args});
    const {status} = await sendRaw(client, from, {data, ...call});
    if (status !== 'success') throw new Error(`${name} of account ${from} reverted`);
  };

/** Deploys code with the arguments of its constructor, and gives its address. */
export async function deploy(client: Client, from: From, code: Hex): Promise<Address> {
  const {contractAddress} = await sendRaw(client, from, {data: code, gas: 3_000_000n});
  if (!contractAddress) throw new Error(`account ${from} deployed nothing`);
  return contractAddress;
}

async function sendRaw(
  client: Client,
  from: From,
  {gas = 1_000_000n, ...sent}: {to?: Address; data: Hex; value?: bigint; gas?: bigint},
): Promise<TransactionReceipt> {
  const account =
    typeof from === 'number' ? mnemonicToAccount(MNEMONIC, {addressIndex: from}) : from;
  const hash = await client.sendTransaction({
    account,
    ...sent,
    // Given, so that the hash follows from nothing but what is sent.
    gas,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 10n ** 9n,
  });
  return receiptOf(client, hash);
}

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
