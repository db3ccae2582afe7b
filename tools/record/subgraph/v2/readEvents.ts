import {parseAbi, type Address} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import type {PairEvent} from './indexer/events';
import {byPlace, readLogs, type Client} from '../readLogs';

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
  const created = await readLogs(client, {abi, address: [addressOf('UniswapV2Factory')]});
  const pairs = created
    .filter(({name}) => name === 'PairCreated')
    .map(({args}) => args.pair as Address);
  const events = [...created, ...(await readLogs(client, {abi, address: pairs}))];
  return events.sort(byPlace) as unknown[] as PairEvent[];
}
