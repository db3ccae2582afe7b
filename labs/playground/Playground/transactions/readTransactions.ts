import {hexToBigInt, hexToNumber, numberToHex, type Address, type Hex} from 'viem';

export type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>;

export type Log = {address: Address; topics: [Hex, ...Hex[]]; data: Hex};

export type Transaction = {
  hash: Hex;
  from: Address;
  /** Nothing where it creates a contract. */
  to: Address | undefined;
  created: Address | undefined;
  /** The first four bytes of its calldata, where there are as many. */
  selector: Hex | undefined;
  valueWei: bigint;
  hasSucceeded: boolean;
  gasUsed: number;
  logs: readonly Log[];
};

type RawBlock = {transactions: readonly RawTransaction[]};
type RawTransaction = {hash: Hex; from: Address; to: Address | null; input: Hex; value: Hex};
type RawReceipt = {
  status: Hex;
  gasUsed: Hex;
  contractAddress: Address | null;
  logs: readonly Log[];
};

/** The transactions in the blocks after one, in their order. */
export async function readTransactions(ask: Ask, head: number): Promise<Transaction[]> {
  const last = hexToNumber((await ask('eth_blockNumber')) as Hex);
  const numbers = Array.from({length: Math.max(0, last - head)}, (_, index) => head + index + 1);
  const blocks = await Promise.all(
    numbers.map((number) => ask('eth_getBlockByNumber', [numberToHex(number), true])),
  );
  const all = (blocks as (RawBlock | null)[]).flatMap((block) => block?.transactions ?? []);
  return Promise.all(
    all.map(async (one) =>
      joined(one, (await ask('eth_getTransactionReceipt', [one.hash])) as RawReceipt),
    ),
  );
}

const joined = (sent: RawTransaction, receipt: RawReceipt): Transaction => ({
  hash: sent.hash,
  from: sent.from,
  to: sent.to ?? undefined,
  created: receipt.contractAddress ?? undefined,
  selector: sent.to && sent.input.length >= 10 ? (sent.input.slice(0, 10) as Hex) : undefined,
  valueWei: hexToBigInt(sent.value),
  hasSucceeded: receipt.status === '0x1',
  gasUsed: hexToNumber(receipt.gasUsed),
  logs: receipt.logs,
});
