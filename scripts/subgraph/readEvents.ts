import {parseAbi, parseEventLogs, type Address, type Log} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import type {testClient} from '../../sandbox/testClient';
import type {PairEvent} from '../../subgraph/v2/indexer/events';

type Client = ReturnType<typeof testClient>;

const abi = parseAbi([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
]);

/** The events of the v2 factory and its pairs that an indexer follows, in the order of the chain. */
export async function readEvents(client: Client): Promise<PairEvent[]> {
  const factory = addressOf('UniswapV2Factory');
  const created = await read(client, [factory]);
  const pairs = created
    .filter(({eventName}) => eventName === 'PairCreated')
    .map(({args}) => (args as unknown as {pair: Address}).pair);
  const logs = [...created, ...(await read(client, pairs))].sort(
    (one, other) => Number(one.blockNumber - other.blockNumber) || one.logIndex - other.logIndex,
  );
  return Promise.all(logs.map((log) => eventOf(client, log)));
}

async function read(client: Client, address: Address[]) {
  const logs = (await client.getLogs({address, fromBlock: 0n})) as Log<bigint, number, false>[];
  return parseEventLogs({abi, logs}) as (Log<bigint, number, false> & {
    eventName: string;
    args: Record<string, unknown>;
  })[];
}

async function eventOf(
  client: Client,
  log: Awaited<ReturnType<typeof read>>[number],
): Promise<PairEvent> {
  const {timestamp} = await client.getBlock({blockNumber: log.blockNumber});
  const {from} = await client.getTransaction({hash: log.transactionHash});
  return {
    name: log.eventName,
    block: {number: Number(log.blockNumber), timestamp: Number(timestamp)},
    transaction: {hash: log.transactionHash, from: from.toLowerCase()},
    logIndex: log.logIndex,
    address: log.address.toLowerCase(),
    args: Object.fromEntries(
      Object.entries(log.args).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.toLowerCase() : value,
      ]),
    ),
  } as PairEvent;
}
