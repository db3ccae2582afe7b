import {parseAbi} from 'viem';
import {client} from '../../support/chain';
import {manager} from './manager';
import {key, type PoolKey, usdc} from './pool';

/** The key of the pool whose fee a hook sets: of ETH and USDC, as PoolManager has recorded it. */
export async function dynamicKey(): Promise<PoolKey> {
  const events = await client.getContractEvents({
    address: manager.address,
    abi: parseAbi([
      'event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick)',
    ]),
    args: {currency0: key.currency0, currency1: usdc.address},
    fromBlock: 0n,
    strict: true,
  });
  const pool = events.find(({args}) => args.fee === 0x800000)?.args;
  if (!pool) throw new Error('no pool of ETH and USDC has a dynamic fee');
  return pool;
}
