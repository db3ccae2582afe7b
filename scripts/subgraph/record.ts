import {parseAbi, type Address} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import {testClient} from '../../sandbox/testClient';
import type {Sandbox} from '../../sandbox/startSandbox';
import type {Recording} from '../../subgraph/recording';
import type {Market, PairEvent} from '../../subgraph/v2/indexer/events';
import {indexEvents} from '../../subgraph/v2/indexer/indexEvents';
import {readEvents} from './readEvents';

/** What a v2 subgraph would have stored of a chain until its last block. */
export async function record(sandbox: Sandbox): Promise<Recording> {
  const client = testClient(sandbox);
  const events = await readEvents(client);
  const {number, timestamp, hash} = await client.getBlock();
  return {
    start: events[0]?.block.number ?? 0,
    head: {number: Number(number), timestamp: Number(timestamp), hash},
    versions: indexEvents(events, await marketOf(client, events)),
  };
}

type Client = ReturnType<typeof testClient>;

async function marketOf(client: Client, events: readonly PairEvent[]): Promise<Market> {
  const tokens = events.flatMap(({name, args}) =>
    name === 'PairCreated' ? [args.token0, args.token1] : [],
  );
  return {
    factory: lowerCase('UniswapV2Factory'),
    weth: lowerCase('WETH'),
    stablecoins: ['DAI', 'USDC'].map(lowerCase),
    listed: ['WETH', 'DAI', 'USDC'].map(lowerCase),
    tokens: Object.fromEntries(
      await Promise.all(
        [...new Set(tokens)].map(async (token) => [
          token,
          await describe(client, token as Address),
        ]),
      ),
    ),
  };
}

const lowerCase = (contract: string) => addressOf(contract).toLowerCase();

const erc20 = parseAbi([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
]);

async function describe(client: Client, address: Address) {
  const token = {address, abi: erc20};
  return {
    symbol: await client.readContract({...token, functionName: 'symbol'}),
    name: await client.readContract({...token, functionName: 'name'}),
    decimals: await client.readContract({...token, functionName: 'decimals'}),
    totalSupply: await client.readContract({...token, functionName: 'totalSupply'}),
  };
}
