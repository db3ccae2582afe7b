import {parseAbi} from 'viem';
import {client, confirm} from '../../../../support/chain';
import {deploy} from '../../../../support/contract';

const file = 'examples/v3/reference/coreLibraries/TickProbe.sol';
const abi = parseAbi([
  'function priceAt(int24 tick) view returns (uint160 sqrtPriceX96)',
  'function tickAt(uint160 sqrtPriceX96) view returns (int24 tick)',
  'function flip(int24 tick, int24 tickSpacing)',
  'function next(int24 tick, int24 tickSpacing, bool lte) view returns (int24 nextTick, bool initialized)',
]);

/** TickMath and TickBitmap of v3-core, in a contract that lets anyone call them. */
export async function deployTickProbe() {
  const probe = {address: await deploy({file, contract: 'TickProbe'}), abi} as const;
  return {
    priceAt: (tick: number) =>
      client.readContract({...probe, functionName: 'priceAt', args: [tick]}),
    tickAt: (sqrtPriceX96: bigint) =>
      client.readContract({...probe, functionName: 'tickAt', args: [sqrtPriceX96]}),
    flip: async (...args: readonly [tick: number, tickSpacing: number]) =>
      confirm(await client.writeContract({...probe, functionName: 'flip', args})),
    next: (...args: readonly [tick: number, tickSpacing: number, lte: boolean]) =>
      client.readContract({...probe, functionName: 'next', args}),
  };
}
