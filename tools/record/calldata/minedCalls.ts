import {
  createPublicClient,
  erc20Abi,
  getAddress,
  http,
  parseEventLogs,
  toEventSelector,
  type Address,
  type Hex,
} from 'viem';

/** A call in a block, made by a transaction or inside of one, with the tokens that it sold to pools and bought from them. */
type MinedCall = {
  to: Address;
  data: Hex;
  sold: readonly Address[];
  bought: readonly Address[];
};

type Frame = {to?: Address; input: Hex; calls?: readonly Frame[]};

const SWAPS = [
  toEventSelector('Swap(address,address,int256,int256,uint160,uint128,int24)'),
  toEventSelector('Swap(address,uint256,uint256,uint256,uint256,address)'),
];

/** Every call in the blocks after `since`. */
export async function minedCalls(node: string, since: number): Promise<MinedCall[]> {
  const client = createPublicClient({transport: http(node)});
  const last = Number(await client.getBlockNumber());
  const calls: MinedCall[] = [];
  for (let number = since + 1; number <= last; number += 1) {
    const {transactions} = await client.getBlock({blockNumber: BigInt(number)});
    for (const hash of transactions) {
      const trace = (await client.request({
        method: 'debug_traceTransaction',
        params: [hash, {tracer: 'callTracer'}],
      } as never)) as Frame;
      const {logs} = await client.getTransactionReceipt({hash});
      calls.push(...framesOf(trace).map((frame) => ({...frame, ...traded(logs)})));
    }
  }
  return calls;
}

const framesOf = ({to, input, calls = []}: Frame): {to: Address; data: Hex}[] => [
  ...(to ? [{to: getAddress(to), data: input}] : []),
  ...calls.flatMap(framesOf),
];

type Logs = Parameters<typeof parseEventLogs>[0]['logs'];

/** Tokens that the pools of a transaction took in and gave out, on balance. */
function traded(logs: Logs): {sold: readonly Address[]; bought: readonly Address[]} {
  const pools = new Set(
    logs.filter(({topics}) => topics[0] && SWAPS.includes(topics[0])).map(({address}) => address),
  );
  const net = new Map<Address, bigint>();
  for (const {address, args} of parseEventLogs({abi: erc20Abi, eventName: 'Transfer', logs})) {
    const into = pools.has(args.to.toLowerCase() as Address) ? args.value : 0n;
    const out = pools.has(args.from.toLowerCase() as Address) ? args.value : 0n;
    net.set(address, (net.get(address) ?? 0n) + into - out);
  }
  const tokens = [...net];
  return {
    sold: tokens.filter(([, amount]) => amount > 0n).map(([token]) => token),
    bought: tokens.filter(([, amount]) => amount < 0n).map(([token]) => token),
  };
}
