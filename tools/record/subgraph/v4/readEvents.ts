import {parseAbi} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import {byPlace, readLogs, type Client} from '../readLogs';
import type {V4Event} from './indexer/events';

const managerAbi = parseAbi([
  'event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick)',
  'event ModifyLiquidity(bytes32 indexed id, address indexed sender, int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)',
  'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
]);

const positionsAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event Subscription(uint256 indexed tokenId, address indexed subscriber)',
  'event Unsubscription(uint256 indexed tokenId, address indexed subscriber)',
]);

/**
 * The events of the pool manager and the position manager that the subgraph reads, in the order of
 * the chain. Donations, fee changes and protocol fees are not among them.
 */
export async function readEvents(client: Client): Promise<V4Event[]> {
  const ofManager = await readLogs(client, {
    abi: managerAbi,
    address: [addressOf('PoolManager')],
  });
  const ofPositions = await readLogs(client, {
    abi: positionsAbi,
    address: [addressOf('PositionManager')],
  });
  return [...ofManager, ...ofPositions].sort(byPlace) as unknown[] as V4Event[];
}
