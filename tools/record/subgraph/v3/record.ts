import {parseAbi, type Address} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import type {Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import {since, type Recording} from '../../../../facts/subgraph/recording';
import type {Market, PoolEvent} from './indexer/events';
import {indexEvents} from './indexer/indexEvents';
import {describeTokens} from '../describeTokens';
import type {Client} from '../readLogs';
import {lowerCaseAddress} from '../tokens';
import {readEvents} from './readEvents';

/** What a v3 subgraph would have stored of a chain; earlier states from the sandbox's start on. */
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
  {sandbox, events}: {sandbox: Sandbox; events: readonly PoolEvent[]},
): Promise<Market> {
  const tokens = events.flatMap(({name, args}) =>
    name === 'PoolCreated' ? [args.token0, args.token1] : [],
  );
  const etherPool = sandbox.contents.pools.find(
    ({version, pair, feePips}) => version === 'v3' && pair === 'USDC/WETH' && feePips === 3_000,
  );
  if (!etherPool) throw new Error('the sandbox has no v3 pool of USDC and WETH with 0.3%');
  return {
    // The mapping of the documented schema uses the checksummed address as the id of its row.
    totals: {entity: 'Factory', id: addressOf('UniswapV3Factory')},
    ether: [lowerCaseAddress('WETH')],
    minimumEther: '60',
    etherPool: etherPool.address.toLowerCase(),
    stablecoins: ['DAI', 'USDC'].map(lowerCaseAddress),
    listed: ['WETH', 'DAI', 'USDC', 'WBTC'].map(lowerCaseAddress),
    tokens: await describeTokens(client, tokens),
    positions: await positionsOf(client, events),
  };
}

const abi = parseAbi([
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
]);

async function positionsOf(
  client: Client,
  events: readonly PoolEvent[],
): Promise<Market['positions']> {
  const ids = events.flatMap(({name, args}) => (name === 'Transfer' ? [args.tokenId] : []));
  const entries = [...new Set(ids)].map(async (tokenId) => {
    const [, , token0, token1, fee, tickLower, tickUpper] = await client.readContract({
      address: addressOf('NonfungiblePositionManager'),
      abi,
      functionName: 'positions',
      args: [tokenId],
    });
    const pool: Address = await client.readContract({
      address: addressOf('UniswapV3Factory'),
      abi,
      functionName: 'getPool',
      args: [token0, token1, fee],
    });
    return [String(tokenId), {pool: pool.toLowerCase(), tickLower, tickUpper}] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
