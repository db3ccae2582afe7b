import {createTestClient, parseAbi, type Address} from 'viem';
import {mainnet} from 'viem/chains';
import {addressOf, client, confirm, transport} from '../../../../support/chain';
import {usdc, weth} from '../../support/tokens';

const factory = {
  address: addressOf('UniswapV3Factory'),
  abi: parseAbi(['function getPool(address, address, uint24) view returns (address)']),
} as const;

/** The pool of USDC (token0) and WETH (token1) that takes that fee. */
export const poolOf = (feePips: number): Promise<Address> =>
  client.readContract({
    ...factory,
    functionName: 'getPool',
    args: [usdc.address, weth.address, feePips],
  });

const abi = parseAbi([
  'function increaseObservationCardinalityNext(uint16 observationCardinalityNext)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
]);

/** USDC per WETH at a tick, to a cent. */
export const usdcPerWeth = (tick: number): string => (10 ** 12 / 1.0001 ** tick).toFixed(2);

/** The tick that a pool stands at now. */
export async function currentTick(pool: Address): Promise<number> {
  const [, tick] = await client.readContract({address: pool, abi, functionName: 'slot0'});
  return tick;
}

/** Pays for room for more observations in a pool. */
export async function growHistory(pool: Address, slots: number): Promise<void> {
  const functionName = 'increaseObservationCardinalityNext';
  await confirm(await client.writeContract({address: pool, abi, functionName, args: [slots]}));
}

const tester = createTestClient({chain: mainnet, transport, mode: 'anvil'});

/** Lets time pass: an empty block, so many seconds after the last one. */
export async function passSeconds(seconds: bigint): Promise<void> {
  const {timestamp} = await client.getBlock();
  await tester.setNextBlockTimestamp({timestamp: timestamp + seconds});
  await tester.mine({blocks: 1});
}
