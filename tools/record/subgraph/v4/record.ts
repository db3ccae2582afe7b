import {zeroAddress} from 'viem';
import type {Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import {since, type Recording} from '../../../../facts/subgraph/recording';
import {describeTokens, type TokenDescriptions} from '../describeTokens';
import type {Market} from '../pools/market';
import type {Client} from '../readLogs';
import {lowerCaseAddress} from '../tokens';
import type {V4Event} from './indexer/events';
import {indexEvents} from './indexer/indexEvents';
import {readEvents} from './readEvents';

/** What the configuration of a chain says of ether, which no contract describes. */
const ETHER: TokenDescriptions = {
  [zeroAddress]: {symbol: 'ETH', name: 'Ethereum', decimals: 18, totalSupply: 0n},
};

/** What a v4 subgraph would have stored of a chain; earlier states from the sandbox's start on. */
export async function record(sandbox: Sandbox): Promise<Recording> {
  const client = testClient(sandbox);
  const events = await readEvents(client);
  const {number, timestamp, hash} = await client.getBlock();
  const start = sandbox.contents.block.number;
  const head = {number: Number(number), timestamp: Number(timestamp), hash};
  const versions = indexEvents(events, await marketOf(client, {sandbox, events}));
  return since(start, {start, head, versions});
}

async function marketOf(
  client: Client,
  {sandbox, events}: {sandbox: Sandbox; events: readonly V4Event[]},
): Promise<Market> {
  const currencies = events.flatMap(({name, args}) =>
    name === 'Initialize' ? [args.currency0, args.currency1] : [],
  );
  const etherPool = sandbox.contents.pools.find(
    ({version, pair}) => version === 'v4' && pair === 'USDC/WETH',
  );
  if (!etherPool?.id) throw new Error('the sandbox has no v4 pool of USDC and WETH');
  const weth = lowerCaseAddress('WETH');
  return {
    totals: {entity: 'PoolManager', id: lowerCaseAddress('PoolManager')},
    ether: [zeroAddress, weth],
    etherPool: etherPool.id.toLowerCase(),
    minimumEther: '1',
    stablecoins: ['DAI', 'USDC'].map(lowerCaseAddress),
    listed: [zeroAddress, weth, ...['DAI', 'USDC', 'WBTC'].map(lowerCaseAddress)],
    tokens: {
      ...ETHER,
      ...(await describeTokens(
        client,
        currencies.filter((currency) => currency !== zeroAddress),
      )),
    },
  };
}
