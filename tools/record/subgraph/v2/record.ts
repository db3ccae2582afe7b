import {addressOf} from '../../../../sandbox/addressOf';
import type {Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import type {Recording} from '../../../../facts/subgraph/recording';
import type {Market, PairEvent} from './indexer/events';
import {indexEvents} from './indexer/indexEvents';
import {describeTokens} from '../describeTokens';
import type {Client} from '../readLogs';
import {lowerCaseAddress} from '../tokens';
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

async function marketOf(client: Client, events: readonly PairEvent[]): Promise<Market> {
  const tokens = events.flatMap(({name, args}) =>
    name === 'PairCreated' ? [args.token0, args.token1] : [],
  );
  return {
    // The mapping of the documented schema uses the checksummed address as the id of its row.
    factory: addressOf('UniswapV2Factory'),
    weth: lowerCaseAddress('WETH'),
    stablecoins: ['DAI', 'USDC'].map(lowerCaseAddress),
    listed: ['WETH', 'DAI', 'USDC'].map(lowerCaseAddress),
    tokens: await describeTokens(client, tokens),
  };
}
