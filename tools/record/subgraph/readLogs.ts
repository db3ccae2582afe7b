import {parseEventLogs, type Abi, type Address, type Log} from 'viem';
import type {testClient} from '../../../sandbox/testClient';

export type Client = ReturnType<typeof testClient>;

/** An event as an indexer gets it, with addresses in lower case. */
type ChainEvent = {
  name: string;
  block: {number: number; timestamp: number};
  transaction: {hash: string; from: string; gasPrice: bigint};
  logIndex: number;
  /** The contract that emitted it. */
  address: string;
  args: Readonly<Record<string, unknown>>;
};

/** The events of contracts that an ABI names, in the order of the chain. */
export async function readLogs(
  client: Client,
  {abi, address}: {abi: Abi; address: Address[]},
): Promise<ChainEvent[]> {
  const rawLogs = (await client.getLogs({address, fromBlock: 0n})) as Log<bigint, number, false>[];
  const logs = parseEventLogs({abi, logs: rawLogs}) as (Log<bigint, number, false> & {
    eventName: string;
    args: Record<string, unknown>;
  })[];
  const blockOf = once((blockNumber: bigint) => client.getBlock({blockNumber}));
  const transactionOf = once((hash: Address) => client.getTransaction({hash}));
  return Promise.all(
    logs.map(async ({eventName, blockNumber, transactionHash, logIndex, ...log}) => {
      const {timestamp} = await blockOf(blockNumber);
      const {from, gasPrice = 0n} = await transactionOf(transactionHash);
      return {
        name: eventName,
        block: {number: Number(blockNumber), timestamp: Number(timestamp)},
        transaction: {hash: transactionHash, from: from.toLowerCase(), gasPrice},
        logIndex,
        address: log.address.toLowerCase(),
        args: Object.fromEntries(
          Object.entries(log.args).map(([name, value]) => [
            name,
            typeof value === 'string' ? value.toLowerCase() : value,
          ]),
        ),
      };
    }),
  );
}

/** Which of two events the chain has first. */
export const byPlace = (one: ChainEvent, other: ChainEvent): number =>
  one.block.number - other.block.number || one.logIndex - other.logIndex;

/** Asks for each thing once, however often it is needed. */
function once<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const answers = new Map<Key, Promise<Value>>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}
