import {parseAbi, type Address} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import type {PoolEvent} from './indexer/events';
import {byPlace, readLogs, type Client} from '../readLogs';

const factoryAbi = parseAbi([
  'event PoolCreated(address indexed token0, address indexed token1, uint24 indexed fee, int24 tickSpacing, address pool)',
]);

const poolAbi = parseAbi([
  'event Initialize(uint160 sqrtPriceX96, int24 tick)',
  'event Mint(address sender, address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Collect(address indexed owner, address recipient, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount0, uint128 amount1)',
  'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
]);

const managerAbi = parseAbi([
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event DecreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event Collect(uint256 indexed tokenId, address recipient, uint256 amount0, uint256 amount1)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
]);

/** The events of the v3 factory, its pools and the position manager, in the order of the chain. */
export async function readEvents(client: Client): Promise<PoolEvent[]> {
  const created = await readLogs(client, {
    abi: factoryAbi,
    address: [addressOf('UniswapV3Factory')],
  });
  const pools = created.map(({args}) => args.pool as Address);
  const ofPools = await readLogs(client, {abi: poolAbi, address: pools});
  const ofManager = await readLogs(client, {
    abi: managerAbi,
    address: [addressOf('NonfungiblePositionManager')],
  });
  const events = [
    ...created,
    ...ofPools,
    ...ofManager.map((log) => (log.name === 'Collect' ? {...log, name: 'CollectPosition'} : log)),
  ];
  return events.sort(byPlace) as PoolEvent[];
}
